import { Link } from '@remix-run/react'
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { languageNames } from '#app/content/languages.ts'
import { replyFileLimits, replyFiles, replyFileWords } from '#app/features/records/reply/files.ts'
import { placeToWrite, translated, type Untouched } from '#app/features/records/reply/written.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { FieldHint, SelectField, TextArea, TextField } from '#app/forms/fields/fields.tsx'
import { FileField } from '#app/forms/fields/file-field.tsx'
import { type StoredFile, useField, useFormState } from '#app/forms/form-state.ts'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { drawn } from '#app/languages/message.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { unfolded } from '#app/routes/admin/inbox/keys/open-fold.ts'
import { fileSize } from '#app/routes/admin/mail/received/files.tsx'
import { SendKeys } from '#app/routes/admin/records/record-fields.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Menu, Popover } from '#app/ui/popover.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { Language } from '#db/tables/records.ts'
import { DraftAutosave } from './autosave.tsx'
import type { Composer } from './composer.server.ts'
import { TellReplying } from './tell-replying.tsx'

const languages = Object.entries(languageNames).map(([value, label]) => ({ value, label }))

type ReplyFormProps = Composer & {
  /** Beside the inbox: one line until it is opened, all but the text is folded, and the list stays where it is. */
  isBrief?: boolean
  /** The page's own title says whom it answers. */
  isTitled?: boolean
  /** The page's main button is another one. */
  isSecondary?: boolean
}

export function ReplyForm({ isBrief = false, isTitled = false, ...composer }: ReplyFormProps) {
  const say = useSay()
  const { name, email, savedAt } = composer
  const isBegun = isBrief && savedAt !== null
  const words = say(isBegun ? 'Continue your reply to {name}' : 'Reply to {name}', { name })
  const title = <h2 dir="auto">{words}</h2>
  if (isBrief)
    return (
      <details className="card composer">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button, with its keys. */}
        <summary onClick={beginReply}>{title}</summary>
        <ReplyFields {...composer} isBrief />
      </details>
    )
  return (
    <section className="card composer" aria-label={words}>
      <div className="toolbar">
        {isTitled ? null : title}
        <p className="soft">
          <Said
            phrase="To {address}"
            values={{
              address: (
                <span className="typed" dir="auto">
                  {email}
                </span>
              ),
            }}
          />
        </p>
      </div>
      <ReplyFields {...composer} />
    </section>
  )
}

/** Opens the fold and leads to the text at once. */
function beginReply(event: MouseEvent<HTMLElement>) {
  const fold = event.currentTarget.parentElement
  if (!(fold instanceof HTMLDetailsElement) || fold.open) return
  event.preventDefault()
  unfolded(fold.querySelector('textarea'))?.focus({ preventScroll: true })
}

/** The reply, with all that can be done with it; every button keeps the typed text. */
function ReplyFields({ isBrief = false, ...composer }: ReplyFormProps) {
  const say = useSay()
  const { path, query, reference, version, words, savedAt, timeZone } = composer
  const step = (name: string) => `${path}/${name}${query}`
  return (
    <>
      {composer.hasMailService ? null : (
        <p className="soft">{say('Email isn’t set up yet, so your reply will be held.')}</p>
      )}
      <Suppressed {...composer} />
      <Writers {...composer} />
      <ActionForm
        form="reply"
        action={path + query}
        defaults={{ ...words }}
        encType="multipart/form-data"
        keepsScroll={isBrief}
      >
        <TellReplying reference={reference} form="reply" />
        <SendKeys form="reply" />
        <UseTemplates form="reply" untouched={composer.untouched} />
        <input type="hidden" name="version" value={version} />
        {/* Enter in a field presses the first button of the form. */}
        <button type="submit" hidden />
        {isBrief ? null : (
          <Fold
            className="composer-fields"
            label={say('Subject, language and templates')}
            isOpenAtFirst={composer.isAdapted}
          >
            <Tools>
              <Templates {...composer} action={step('template')} />
            </Tools>
          </Fold>
        )}
        <div className="composer-text">
          <div>
            <TextArea name="body" label={say('Message')} rows={isBrief ? 9 : 12} required />
            {isBrief ? (
              <div className="composer-fold">
                <TemplateMenu {...composer} action={step('template')} />
                <Fold
                  className="more-fields"
                  label={say('Subject, language and files')}
                  isOpenAtFirst={composer.isAdapted}
                >
                  <Tools />
                  <ReplyFiles files={composer.files} />
                </Fold>
              </div>
            ) : (
              <ReplyFiles files={composer.files} />
            )}
          </div>
          <SendButtons step={step} mayClose={composer.mayClose} isSecondary={composer.isSecondary} />
        </div>
        <FieldHint
          id={closingHint}
          hint={say(
            composer.mayClose
              ? '“Send and next” also completes this record.'
              : 'A reply doesn’t close an application; a decision does.',
          )}
        />
        <DraftAutosave reference={reference} form="reply" path={path} savedAt={savedAt} timeZone={timeZone}>
          <button type="submit" className="button button-ghost button-s" formAction={step('discard')} formNoValidate>
            {say('Delete draft')}
          </button>
        </DraftAutosave>
      </ActionForm>
    </>
  )
}

const closingHint = 'reply-closing'

type SendButtonsProps = Pick<ReplyFormProps, 'mayClose' | 'isSecondary'> & { step: (name: string) => string }

function SendButtons({ step, mayClose, isSecondary = false }: SendButtonsProps) {
  const say = useSay()
  return (
    <div className="button-row composer-send">
      <SubmitButton
        busy={say('Sending...')}
        variant={isSecondary ? 'outline' : 'primary'}
        describedBy={mayClose ? undefined : closingHint}
      >
        {say('Send reply')}
      </SubmitButton>
      <FinishButton finish="next" describedBy={mayClose ? closingHint : undefined}>
        {say('Send and next')}
      </FinishButton>
      <Menu id="reply-more" opens="up">
        {mayClose ? <FinishButton finish="close">{say('Send and close')}</FinishButton> : null}
        <button type="submit" className="button button-outline" formAction={step('preview')}>
          {say('Preview')}
        </button>
        <button type="submit" className="button button-outline" formAction={step('draft')} formNoValidate>
          {say('Save draft')}
        </button>
      </Menu>
    </div>
  )
}

type FoldProps = { className: string; label: string; isOpenAtFirst: boolean; children: ReactNode }

/** Opens where an error is in one of the folded fields; only the writer closes it, also while correcting the error. */
function Fold({ className, label, isOpenAtFirst, children }: FoldProps) {
  const { answer } = useFormState()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  useEffect(() => {
    if (Object.keys(answer?.errors ?? {}).some((name) => name !== 'body')) setOpen(true)
  }, [answer])
  return (
    <details
      className={className}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !isOpen) currentTarget.scrollIntoView({ block: 'nearest' })
        setOpen(currentTarget.open)
      }}
    >
      <summary>{label}</summary>
      {children}
    </details>
  )
}

const Tools = ({ children }: { children?: ReactNode }) => {
  const say = useSay()
  return (
    <div className="stack composer-tools" data-gap="s">
      <TextField name="subject" label={say('Subject')} isUnmarked />
      <SelectField name="language" label={say('Language')} options={languages} isUnmarked required />
      {children}
    </div>
  )
}

type FinishButtonProps = { finish: 'close' | 'next'; describedBy?: string; children: string }

/** Sends the reply, then closes the record (`close`) or also opens the next one of the list (`next`). */
const FinishButton = ({ finish, describedBy, children }: FinishButtonProps) => (
  <button type="submit" className="button button-outline" name="finish" value={finish} aria-describedby={describedBy}>
    {children}
  </button>
)

type TemplatesProps = { action: string } & Pick<Composer, 'templates' | 'mayEditTemplates'>

const Templates = (templates: TemplatesProps) => {
  const say = useSay()
  return (
    <fieldset className="button-row">
      <legend className="field-label">{say('Templates')}</legend>
      <TemplateButtons {...templates} />
      {templates.mayEditTemplates ? <Link to={templatesPath}>{say('Edit templates')}</Link> : null}
    </fieldset>
  )
}

const templatesPath = '/admin/texts/reply-templates'

const TemplateMenu = (templates: TemplatesProps) => {
  const say = useSay()
  return (
    <Popover id="reply-templates" menu="page" label={say('Templates')}>
      <TemplateButtons {...templates} />
      {templates.mayEditTemplates ? (
        <LinkButton to={templatesPath} variant="outline">
          {say('Edit templates')}
        </LinkButton>
      ) : null}
    </Popover>
  )
}

/** The names of the templates that came with the site; staff write others. */
const siteNames = ['General reply', 'Ask for details', 'Propose a call', 'Confirm it’s done'] as const

/** Each inserts a template in the chosen language and keeps the typed text. */
const TemplateButtons = ({ action, templates }: TemplatesProps) => {
  const say = useSay()
  return templates.map(({ id, label }) => (
    <button
      key={id}
      type="submit"
      className="button button-outline"
      name="template"
      value={id}
      data-fills=""
      formAction={action}
      formNoValidate
      dir="auto"
    >
      {say(siteNames.find((name) => name === label) ?? drawn(label))}
    </button>
  ))
}

function Suppressed({ suppressed }: Pick<Composer, 'suppressed'>) {
  const say = useSay()
  if (!suppressed) return null
  return (
    <p className="banner" data-kind="warning">
      {suppressed.reason === 'bounced'
        ? say('Emails to this address bounced: we won’t send it anything until it is released.')
        : say('This address reported our email as spam: we won’t send it anything until it is released.')}{' '}
      {suppressed.mayRelease ? (
        <Link to={`/dashboard/mail/suppressed/${suppressed.id}/release`}>{say('Release it')}</Link>
      ) : null}
    </p>
  )
}

function Writers({ writers, timeZone }: Pick<Composer, 'writers' | 'timeZone'>) {
  return writers.map(({ name, at }) => (
    <p key={name} className="banner" data-kind="info">
      <Said
        phrase="{name} is also writing a reply. Last saved: {time}"
        values={{ name: <span dir="auto">{name}</span>, time: <Moment at={Number(at)} zone={timeZone} /> }}
      />
    </p>
  ))
}

/** The files of a reply: those that its draft has, and a field for more. */
function ReplyFiles({ files: loaded }: { files: readonly StoredFile[] }) {
  const say = useSay()
  const { answer } = useFormState()
  const files = answer?.files ?? loaded
  const { name, ...rules } = replyFiles
  const label = say('Files')
  const [hint, tooLarge] = [say(replyFileWords.hint, replyFileLimits), say(replyFileWords.tooLarge, replyFileLimits)]
  return (
    <>
      <AttachedFiles files={files} />
      {/* Empty again once its files are stored. */}
      <FileField
        key={files.map(({ id }) => id).join()}
        name={name}
        {...{ label, hint, tooLarge }}
        multiple
        {...rules}
      />
    </>
  )
}

function AttachedFiles({ files }: { files: readonly StoredFile[] }) {
  const say = useSay()
  const field = useField('removed')
  if (files.length === 0) return null
  return (
    <fieldset className="checkbox-group" aria-describedby={field.hintId}>
      <legend>{say('Attached files')}</legend>
      <FieldHint id={field.hintId} hint={say('Ticked files are removed when you save, preview or send the reply.')} />
      <div>
        {files.map(({ id, name, bytes }, index) => (
          <label className="checkbox" key={id}>
            <input id={index === 0 ? field.id : undefined} type="checkbox" name="removed" value={id} />
            <span className="typed">
              <span className="visually-hidden">{say('Remove')} </span>
              <span dir="auto">{name}</span> ({fileSize(bytes)})
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** An untouched subject and text follow the chosen language, and the cursor begins where one writes. */
function UseTemplates({ form, untouched }: { form: string } & Pick<Composer, 'untouched'>) {
  const isPlaced = useRef(false)
  useEffect(() => {
    const fields = (document.getElementById(form) as HTMLFormElement | null)?.elements
    const [subject, body, language] = ['subject', 'body', 'language'].map((name) => fields?.namedItem(name))
    if (!(subject instanceof HTMLInputElement) || !(body instanceof HTMLTextAreaElement)) return
    if (!(language instanceof HTMLSelectElement)) return
    let around: [string, string] | undefined
    const placeCursor = () => {
      isPlaced.current = true
      const place = placeToWrite(body.value, untouched.body)
      body.setSelectionRange(place, place)
      around = [body.value.slice(0, place), body.value.slice(place)]
    }
    // The first word that is typed there does not stick to the last one.
    const onInput = ({ isComposing }: Partial<InputEvent>) => {
      if (isComposing || !around) return
      const [before, after] = around
      around = undefined
      const { value } = body
      const typed = value.slice(before.length, value.length - after.length)
      const isThere = value === before + typed + after
      if (isThere && /\S$/.test(before) && /^[\p{L}\p{N}]/u.test(typed)) {
        body.setRangeText(' ', before.length, before.length, 'preserve')
      }
    }
    const onChange = () => {
      translate(subject, language.value as Language, untouched.subject)
      if (translate(body, language.value as Language, untouched.body)) placeCursor()
    }
    // A press of the mouse places it elsewhere right afterwards; a selection was made on purpose.
    const onFocus = () => {
      if (!isPlaced.current && body.selectionStart === body.selectionEnd) placeCursor()
    }
    body.addEventListener('focus', onFocus)
    body.addEventListener('input', onInput)
    body.addEventListener('compositionend', onInput)
    language.addEventListener('change', onChange)
    return () => {
      body.removeEventListener('focus', onFocus)
      body.removeEventListener('input', onInput)
      body.removeEventListener('compositionend', onInput)
      language.removeEventListener('change', onChange)
    }
  }, [form, untouched])
  return null
}

/** Returns whether the field's text changed. */
function translate(field: HTMLInputElement | HTMLTextAreaElement, language: Language, untouched: Untouched) {
  const words = translated(field.value, language, untouched)
  if (words === undefined || words === field.value) return false
  field.value = words
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return true
}
