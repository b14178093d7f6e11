import { languageNames } from '#app/content/languages.ts'
import type { ReviewRow, TranslationState } from '#app/features/texts/translations/translations.server.ts'
import { PostButton } from '#app/forms/post-button.tsx'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Menu } from '#app/ui/popover.tsx'
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
  const say = useSay()
  const canSignOff = may.publish && state !== 'missing' && (state !== 'reviewed' || hasDraft)
  const open = (
    <LinkButton to={path} variant={canSignOff ? 'outline' : undefined}>
      {may.edit ? say('Edit the translation') : say('Open the translation')}
    </LinkButton>
  )
  const preview =
    may.edit && state !== 'missing' ? (
      <PostButton id="preview" action={`${path}/preview`} variant="outline" reloadDocument>
        {say('Preview on the page')}
      </PostButton>
    ) : null
  if (!canSignOff)
    return (
      <>
        {open}
        {preview}
      </>
    )
  return (
    <>
      <PostButton id="sign-off" action={`${path}/review`} values={{ version, digest }}>
        {say('Sign off and publish')}
      </PostButton>
      <Menu id="review-more">
        {open}
        {preview}
      </Menu>
    </>
  )
}

/** Each text in both languages; a changed English one with what it was at the sign-off, or when a draft was written. */
export const ReviewTable = ({ rows, language }: { rows: readonly ReviewRow[]; language: Language }) => {
  const say = useSay()
  const reader = useLanguage()
  return (
    <div className="review">
      <Table
        caption={say('The English text and its translation')}
        columns={[say('Field'), say('English'), say(languageNames[language])]}
      >
        {rows.map(({ name, label, source, before, translation }) => (
          <tr key={name}>
            <th scope="row">{label}</th>
            <td data-label={say('English')} lang="en">
              {before === null ? null : (
                <del>
                  <span className="visually-hidden" lang={reader}>
                    {say('Before:')}{' '}
                  </span>
                  {before || <Missing>{say('Empty')}</Missing>}
                </del>
              )}{' '}
              {before === null ? source : <ins>{source || <Missing>{say('Removed')}</Missing>}</ins>}
            </td>
            <td data-label={say(languageNames[language])} lang={language}>
              {translation || <Missing>{say('Not translated')}</Missing>}
            </td>
          </tr>
        ))}
      </Table>
    </div>
  )
}

/** Said in the language of the member of staff, in a cell of another. */
const Missing = ({ children }: { children: string }) => <span lang={useLanguage()}>{children}</span>
