import { languageNames } from '#app/content/languages.ts'
import type { ReviewRow, TranslationState } from '#app/features/texts/translations/translations.server.ts'
import { PostButton } from '#app/forms/post-button.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Table } from '#app/ui/table.tsx'
import type { Language } from '#db/tables/records.ts'

type ReviewActsProps = {
  path: string
  state: TranslationState
  hasDraft: boolean
  version: number
  digest: string
  may: { edit: boolean; publish: boolean }
}

/** The buttons for the state of the translation. */
export function ReviewActs({ path, state, hasDraft, version, digest, may }: ReviewActsProps) {
  const canSignOff = may.publish && state !== 'missing' && (state !== 'reviewed' || hasDraft)
  return (
    <>
      {may.edit && state !== 'missing' ? (
        <PostButton id="preview" action={`${path}/preview`} variant="outline" reloadDocument>
          Preview on the page
        </PostButton>
      ) : null}
      <LinkButton to={path} variant={canSignOff ? 'outline' : undefined}>
        {may.edit ? 'Edit the translation' : 'Open the translation'}
      </LinkButton>
      {canSignOff ? (
        <PostButton id="sign-off" action={`${path}/review`} values={{ version, digest }}>
          Sign off and publish
        </PostButton>
      ) : null}
    </>
  )
}

/** Each text in both languages; a changed English one with what it was at the sign-off. */
export const ReviewTable = ({ rows, language }: { rows: readonly ReviewRow[]; language: Language }) => (
  <div className="review">
    <Table caption="The English text and its translation" columns={['Field', 'English', languageNames[language]]}>
      {rows.map(({ name, label, source, before, translation }) => (
        <tr key={name}>
          <th scope="row">{label}</th>
          <td data-label="English" lang="en">
            {before === null ? null : (
              <del>
                <span className="visually-hidden">Before: </span>
                {before || 'Empty'}
              </del>
            )}{' '}
            {before === null ? source : <ins>{source || 'Removed'}</ins>}
          </td>
          <td data-label={languageNames[language]} lang={language}>
            {translation || 'Not translated'}
          </td>
        </tr>
      ))}
    </Table>
  </div>
)
