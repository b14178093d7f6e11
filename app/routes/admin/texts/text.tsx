import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { languageNames } from '#app/content/languages.ts'
import { db } from '#app/db.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import type { TextPlace } from '#app/features/texts/define-texts.ts'
import type { OpenLink } from '#app/features/texts/drafts/give-draft-links.server.ts'
import { documentErrors } from '#app/features/texts/rules/document-errors.server.ts'
import { publishingOf, savingSchema } from '#app/features/texts/saving.ts'
import { draftLinkDays, textWords, type wordsOfState } from '#app/features/texts/words.ts'
import { auditedText, saveText } from '#app/features/texts/write-texts.server.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { DocumentContents } from '#app/forms/document/document-contents.tsx'
import { DocumentFields } from '#app/forms/document/document-fields.tsx'
import { type Branch, documentOf } from '#app/forms/document/document-values.ts'
import { pictureIn } from '#app/forms/document/field-types.ts'
import { EnteredButton } from '#app/forms/document/picture-field.tsx'
import { HiddenField, SelectField, TextField } from '#app/forms/fields/fields.tsx'
import { TimeField } from '#app/forms/fields/time-field.tsx'
import { FormActions } from '#app/forms/form-actions.tsx'
import { PostButton } from '#app/forms/post-button.tsx'
import { drawn } from '#app/languages/message.ts'
import { pageLanguages } from '#app/languages/pages.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { PartLinks } from '#app/routes/admin/shared/part-links.tsx'
import { type Asked, staffDocument, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { dateFormat } from '#app/time/date-format.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Menu } from '#app/ui/popover.tsx'
import { DataTable } from '#app/ui/sections/data-table.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { Language } from '#db/tables/records.ts'
import { editedText, namedDocument, textDocument } from './edited-text.server.ts'
import { cameFrom, shownAt, textForm, textPath, textsCrumb, textsPath, withFrom } from './paths.ts'
import { StatePills } from './state-pills.tsx'
import { pathOf, textOf } from './text-address.server.ts'
import { publishedWords } from './told.server.ts'

export const handle = { permission: 'texts.read', actionPermission: 'texts.edit', title: textsCrumb.label } as const

export const loader = staffLoader(handle.permission, editedText)

export const action = staffDocument(handle.actionPermission, textDocument, {
  form: textForm,
  run: async (sent) => {
    const { params, staff, by, language } = sent
    const { document: typed, version, ...when } = sent.value
    const { kind, place } = textOf(params)
    const { document, isNamed } = await namedDocument(kind, typed, by.now)
    const publish = publishingOf(when, staff.timeZone, by.now)
    if ('errors' in publish) return { ok: false, errors: { ...(await errorsIn(sent, document)), ...publish.errors } }
    if (publish.at !== 'draft' && !can(staff.role, 'texts.publish')) throw new Response(null, { status: 403 })
    const from = publish.at === 'planned' ? publish.from : by.now
    const saved = await saveText(db, kind, place, { document, version, publish, language }, by)
    return saved.ok ? { ...saved, from, isNamed } : saved
  },
  done: async (sent, { planned, from, isNamed }) => {
    const { publish } = sent.value
    const page = cameFrom(sent.request.url)
    const to = page ?? pathOf(sent.params)
    const draft = { text: sent.say(textWords.saved) }
    const told =
      publish === 'draft' ? draft : await publishedWords(db, textOf(sent.params), publish, from, { ...sent, to })
    const named = isNamed ? ` ${sent.say(textWords.named, { placeholder: '{company}' })}` : ''
    const text = drawn(told.text + plannedStill(planned, sent) + named)
    return { to, isDocument: page !== null, ...told, text }
  },
  failed: textWords.failed,
  refusals: { planned: textWords.temporary },
  late: async (asked, values) => {
    const when = savingSchema.safeParse(values)
    const publish = when.success && publishingOf(when.data, asked.staff.timeZone, asked.now)
    const errors = await errorsIn(asked, documentOf(textDocument.fieldsIn(asked), values))
    return { ...errors, ...(publish && 'errors' in publish ? publish.errors : {}) }
  },
  changed: textWords.conflict,
  record: ({ params, language }) => auditedText(textOf(params), language),
})

async function errorsIn({ params, now, language }: Asked, document: Branch) {
  const { kind, place } = textOf(params)
  return db.transaction().execute((trx) => documentErrors(trx, kind, place, document, now, language))
}

export default function TextPage() {
  const text = useLoaderData<typeof loader>()
  const { title, heading, mayEdit } = text
  return (
    <StaffPage title={heading} above={text.isBeside ? undefined : text.above} crumb={title} {...headOf(text)}>
      <AboveText {...text} />
      {mayEdit ? <TextForm {...text} /> : null}
    </StaffPage>
  )
}

/** @param planned the time from which a text that was scheduled before still replaces what was saved */
function plannedStill(
  planned: number | null,
  { staff: { timeZone }, language, say }: Pick<Asked, 'staff' | 'language' | 'say'>,
): string {
  if (planned === null) return ''
  const time = dateFormat(pageLanguages[language].locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    planned,
  )
  return ` ${say(textWords.stillPlanned, { time })}`
}

type Edited = NonNullable<Awaited<ReturnType<typeof editedText>>>

/** The fields of a text, with the ways to its parts. */
function TextForm({ kind, place, from, isBeside, fields, values, mayPublish, isTranslation, timeZone }: Edited) {
  const say = useSay()
  const times = { from: '', fromTime: '', until: '', untilTime: '' }
  const begun = { ...values, publish: mayPublish && !isTranslation ? 'now' : 'draft', ...times }
  return (
    <div className={isBeside ? 'form-beside' : 'columns'} data-wide="first">
      {isBeside ? null : <DocumentContents fields={fields} form={textForm} />}
      <ActionForm
        form={textForm}
        action={withFrom(textPath(kind, place.key, place.language), from)}
        className="form card"
        defaults={begun}
        failure={say(textWords.failed)}
        encType={pictureIn(fields) === undefined ? undefined : 'multipart/form-data'}
        keepsScroll
      >
        <PublishFields mayPublish={mayPublish} timeZone={timeZone} cancel={from ?? textsPath} />
        <DocumentFields fields={fields} language={place.language} />
      </ActionForm>
    </div>
  )
}

const ways = [
  { value: 'now', label: 'Publish now' },
  { value: 'draft', label: 'Keep as a draft' },
  { value: 'planned', label: 'Schedule for later' },
] as const

/** Stands first, so that Enter in any field saves, and stays in sight above a long form. */
function PublishFields({ mayPublish, timeZone, cancel }: { mayPublish: boolean; timeZone: string; cancel: string }) {
  const say = useSay()
  return (
    <>
      <EnteredButton />
      <div className="cluster publish-bar" data-align="ends">
        {mayPublish ? (
          <SelectField name="publish" label={say('When you save')} options={ways} required />
        ) : (
          <p>{say('Your changes are saved as a draft for an admin to publish.')}</p>
        )}
        <FormActions
          busy={say('Saving...')}
          link={{ to: cancel, label: say('Cancel'), isDocument: cancel !== textsPath }}
          formNoValidate
        >
          {say('Save')}
        </FormActions>
      </div>
      {mayPublish ? (
        <div className="form-grid publish-times">
          <TextField name="from" label={say('From|start')} type="date" isUnmarked />
          <TimeField
            name="fromTime"
            label={say('Start time')}
            hint={say('{zone} time.', { zone: timeZone })}
            isUnmarked
          />
          <TextField
            name="until"
            label={say('Until')}
            type="date"
            hint={say('After this, the previous text returns.')}
          />
          <TimeField name="untilTime" label={say('End time')} />
        </div>
      ) : (
        ['publish', 'from', 'fromTime', 'until', 'untilTime'].map((name) => <HiddenField key={name} name={name} />)
      )}
      <details>
        <summary>{say('Placeholders in {braces}', { braces: `{${say('braces')}}` })}</summary>
        <p>{say(textWords.names)}</p>
      </details>
    </>
  )
}

// A text's state, beside its title; what can be done with it; and what stands above its form.
/** @property isShown whether its time has come */
type PlannedText = { from: number | null; until: number | null; isShown: boolean }

type TextSideProps = {
  kind: string
  place: TextPlace
  /** The page of the site from which it is edited. */
  from: string | null
  /** It stands beside that page. */
  isBeside: boolean
  languages: readonly Language[]
  onSite: string
  version: number
  isMisfit: boolean
  states: ReturnType<typeof wordsOfState>
  /** Visitors see it once it is published. */
  isTranslation: boolean
  /** Without a version that staff wrote, visitors do not see it. */
  isWritten: boolean
  /** The English text has changed since the words were written or published. */
  isBehind?: boolean
  /** True if the site’s page can show the draft or the planned text in its place. */
  canPreview: boolean
  previewLinks: readonly OpenLink[]
  isOwn: boolean
  planned: PlannedText | null
  canUndo: boolean
  mayPublish: boolean
  timeZone: string
}

const headOf = (text: TextSideProps) => ({
  pill: <TextPills {...text} />,
  beside: text.isBeside ? null : <TextActs {...text} />,
})

/** The state of the text that visitors see, and of the text that is not public yet. */
function TextPills({ states, isBehind }: TextSideProps) {
  const say = useSay()
  return (
    <>
      <StatePills states={states} />
      {isBehind ? <Pill status="warning">{say('English changed since')}</Pill> : null}
    </>
  )
}

/** The page that shows the text; in the menu its preview, its versions, and the ways to withdraw it. */
function TextActs({ kind, place, onSite, version, ...text }: TextSideProps) {
  const say = useSay()
  const path = textPath(kind, place.key, place.language)
  return (
    <>
      <LinkButton to={onSite} variant="outline">
        {say(shownAt(onSite))}
      </LinkButton>
      <Menu id="text-more">
        {text.canPreview ? (
          <PostButton id="preview" action={`${path}/preview`} variant="outline" reloadDocument>
            {say('Preview on the page')}
          </PostButton>
        ) : null}
        {text.isTranslation ? (
          <LinkButton to={`${path}/review`} variant="outline">
            {say('Review beside the English text')}
          </LinkButton>
        ) : null}
        <LinkButton to={`${path}/versions`} variant="outline">
          {say('Versions')}
        </LinkButton>
        {text.mayPublish && text.canUndo ? (
          <TakeBack id="undo-publish" action={`${path}/undo`} version={version}>
            {text.planned
              ? text.planned.isShown
                ? say('End scheduled text now')
                : say('Cancel scheduled change')
              : say('Undo last publish')}
          </TakeBack>
        ) : null}
        {text.mayPublish && !text.isOwn ? (
          <TakeBack id="return-to-code" action={`${path}/return`} version={version}>
            {text.isWritten ? say('Take offline') : say('Restore default text')}
          </TakeBack>
        ) : null}
      </Menu>
    </>
  )
}

/** The other languages, what is planned, and the links that show the draft. */
function AboveText({ kind, place, languages, planned, ...text }: TextSideProps) {
  const say = useSay()
  const path = textPath(kind, place.key, place.language)
  return (
    <>
      {text.isMisfit ? (
        <p className="banner" data-kind="warning">
          {say(textWords.misfit)}
        </p>
      ) : null}
      {languages.length > 1 ? (
        <PartLinks
          label={say('Languages')}
          parts={languages.map((each) => ({
            label: languageNames[each],
            to: withFrom(textPath(kind, place.key, each), text.from, text.isBeside),
          }))}
          current={languageNames[place.language]}
        />
      ) : null}
      {planned ? <Planned {...planned} zone={text.timeZone} /> : null}
      {text.canPreview && !text.isBeside ? (
        <PreviewLinks links={text.previewLinks} zone={text.timeZone} path={`${path}/withdraw-previews`}>
          {say(text.isTranslation ? textWords.translationLinks : textWords.previewLinks, { days: draftLinkDays })}
        </PreviewLinks>
      ) : null}
    </>
  )
}

function Planned({ from, until, isShown, zone }: PlannedText & { zone: string }) {
  const begins = from === null ? '–' : <Moment at={from} zone={zone} />
  const ends = until === null ? '–' : <Moment at={until} zone={zone} />
  return (
    <p>
      <Said phrase={plannedWords(isShown, until !== null)} values={{ from: begins, until: ends }} />
    </p>
  )
}

/** A text without an end is no longer planned once it is shown. */
function plannedWords(isShown: boolean, hasEnd: boolean): Phrase {
  if (isShown) return 'It is shown from {from} until {until}, when the text from before returns.'
  return hasEnd
    ? 'A different text is scheduled from {from} until {until}.'
    : 'A different text is scheduled from {from}.'
}

type TakeBackProps = { id: string; action: string; version: number; children: string }

const TakeBack = ({ version, ...button }: TakeBackProps) => (
  <PostButton values={{ version }} variant="outline" {...button} />
)

// The open preview links of a text, with the buttons that withdraw them.
type PreviewLinksProps = {
  links: readonly OpenLink[]
  zone: string
  /** The address that takes the buttons. */
  path: string
  children: ReactNode
}

function PreviewLinks({ links, zone, path, children }: PreviewLinksProps) {
  const say = useSay()
  return (
    <details className="stack how-to" data-gap="s" id="preview-links">
      <summary>{say('Preview links ({count})', { count: links.length })}</summary>
      <p className="soft">{children}</p>
      {links.length > 0 ? <OpenLinks links={links} zone={zone} path={path} /> : null}
    </details>
  )
}

function OpenLinks({ links, zone, path }: Omit<PreviewLinksProps, 'children'>) {
  const say = useSay()
  return (
    <>
      <DataTable
        isCompact
        caption={say('Active preview links, newest first')}
        columns={[say('Created by'), `${say('Created')} (${zone})`, `${say('Valid until')} (${zone})`, say('Withdraw')]}
        rows={links.map(({ id, made_at, made_by, expires_at }) => ({
          key: id,
          cells: [
            <span key="by" className="typed">
              {made_by}
            </span>,
            <Moment key="made" at={made_at} zone={zone} />,
            <Moment key="until" at={expires_at} zone={zone} />,
            <PostButton
              key="withdraw"
              action={path}
              values={{ link: id }}
              move={`withdraw ${id}`}
              variant="outline"
              size="s"
            >
              {say('Withdraw')}
              <span className="visually-hidden">
                {' '}
                <Said
                  phrase="the link created by {name}, {time}"
                  values={{ name: made_by, time: <Moment at={made_at} zone={zone} /> }}
                />
              </span>
            </PostButton>,
          ],
        }))}
      />
      <div className="button-row">
        <PostButton id="withdraw-previews" action={path} variant="outline">
          {say('Withdraw all preview links')}
        </PostButton>
      </div>
    </>
  )
}
