// A translation beside the English text that it follows, and its sign-off.

import { useLoaderData } from '@remix-run/react'
import { languageNames } from '#app/content/languages.ts'
import { db } from '#app/db.server.ts'
import { closedLanguages } from '#app/features/company/company-settings.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { signOffSchema } from '#app/features/texts/saving.ts'
import {
  findTranslation,
  nextToReview,
  type ReviewRow,
  signOffTranslation,
  type TranslationState,
} from '#app/features/texts/translations/translations.server.ts'
import { standingWords, stateLabels, translationWords } from '#app/features/texts/translations/words.ts'
import { textTitle } from '#app/features/texts/versions.server.ts'
import { auditedText } from '#app/features/texts/write-texts.server.ts'
import { labelIn } from '#app/forms/document/label-in.server.ts'
import { PostButton } from '#app/forms/post-button.tsx'
import { colons } from '#app/languages/colons.ts'
import { drawn, sentences } from '#app/languages/message.ts'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { type Asked, staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { aboveTexts, reviewPath, textPath, translationsPath } from '#app/routes/admin/texts/paths.ts'
import { textOf, titleIn } from '#app/routes/admin/texts/text-address.server.ts'
import { publishedWords } from '#app/routes/admin/texts/told.server.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Menu } from '#app/ui/popover.tsx'
import { Table } from '#app/ui/table.tsx'
import type { By } from '#db/audit.ts'
import type { Language } from '#db/tables/records.ts'

export const handle = { permission: 'texts.read', actionPermission: 'texts.publish', title: 'Review' } as const

export const loader = staffLoader(handle.permission, reviewedText)

export const action = staffAction(handle.actionPermission, signOffSchema, {
  form: 'sign-off',
  run: ({ params, value, by }) => signOff(params, value, by),
  done: async ({ params, by, say, language }, { next }) => {
    const text = textOf(params)
    const to = next ? reviewPath(next.kind, next.key, text.place.language) : translationsPath(text.place.language)
    const told = await publishedWords(db, text, 'now', by.now, { say, language, to })
    return { to, ...told, text: sentences(drawn(told.text), next ? translationWords.next : translationWords.noneNext) }
  },
  refusals: { planned: translationWords.planned },
  changed: translationWords.changed,
  record: ({ params, language }) => auditedText(textOf(params), language),
})

export default function ReviewPage() {
  const { rows, state, hasDraft, kind, place, title, may, isClosed, ...read } = useLoaderData<typeof loader>()
  const path = textPath(kind, place.key, place.language)
  const say = useSay()
  const name = say(languageNames[place.language])
  const heading = `${title}${colons[useLanguage()]} ${name}`
  const all = {
    label: drawn(say('Translations: {language}', { language: name })),
    href: translationsPath(place.language),
  }
  return (
    <StaffPage
      title={heading}
      crumb={title}
      above={[...aboveTexts, all]}
      pill={<Pill status={state}>{say(stateLabels[state])}</Pill>}
      beside={<ReviewActs path={path} state={state} hasDraft={hasDraft} may={may} {...read} />}
      ifRefused={{ to: `${path}/review`, reload: 'Review it again' }}
    >
      {isClosed ? <p>{say(translationWords.closed)}</p> : null}
      <p>{standingWords(say, { state, hasDraft, ...read })}</p>
      <ReviewTable rows={rows} language={place.language} />
    </StaffPage>
  )
}

type ReviewActsProps = {
  path: string
  state: TranslationState
  hasDraft: boolean
  version: number
  digest: string
  may: { edit: boolean; publish: boolean }
}

/** The buttons for the state of the translation. */
function ReviewActs({ path, state, hasDraft, version, digest, may }: ReviewActsProps) {
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
        {say('Publish')}
      </PostButton>
      <Menu id="review-more">
        {open}
        {preview}
      </Menu>
    </>
  )
}

/** Each text in both languages; a changed English one with what it was at the sign-off, or when a draft was written. */
/** With its label in the reader's language. */
type ShownRow = Omit<ReviewRow, 'label'> & { label: string }

const ReviewTable = ({ rows, language }: { rows: readonly ShownRow[]; language: Language }) => {
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

// A translation for its review, with what the member of staff may do, and its sign-off.

async function reviewedText({ params, staff: { role }, now, language }: Asked) {
  const { kind, place } = textOf(params)
  const review = await findTranslation(db, kind, place, now)
  if (!review) return null
  const stored = (await textTitle(db, kind, { key: place.key, language: kind.languages[0] })) ?? place.key
  const title = titleIn(language, kind, stored)
  const rows = review.rows.map((row) => ({ ...row, label: labelIn(language, row.label) }))
  const may = { edit: can(role, 'texts.edit'), publish: can(role, 'texts.publish') }
  const isClosed = (await closedLanguages(db)).includes(place.language)
  return { ...review, rows, isClosed, kind: kind.kind, place, title, may }
}

type Compared = Parameters<typeof signOffTranslation>[3]

/** @property next the text to review after it */
async function signOff(params: Asked['params'], compared: Compared, by: By) {
  const { kind, place } = textOf(params)
  const signed = await signOffTranslation(db, kind, place, compared, by)
  if (!signed.ok) return signed
  return { ...signed, next: await nextToReview(db, kind, place, by.now) }
}
