import { Link } from '@remix-run/react'
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { languageNames } from '#app/content/languages.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { FieldHint, SelectField, TextArea, TextField } from '#app/forms/fields/fields.tsx'
import { useFormState } from '#app/forms/form-state.ts'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { Said } from '#app/languages/said.tsx'
import { useSay, useWord } from '#app/languages/say.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Menu, Popover } from '#app/ui/popover.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { unfolded } from '../../inbox/keys/unfolded.ts'
import { SendKeys } from '../send-keys.tsx'
import { DraftAutosave } from './autosave.tsx'
import type { Composer } from './composer.server.ts'
import { ReplyFiles } from './files.tsx'
import { TellReplying } from './tell-replying.tsx'
import { UseTemplates } from './use-templates.tsx'

const languages = Object.entries(languageNames).map(([value, label]) => ({ value, label }))

type ReplyFormProps = Composer & {
  /** Beside the inbox: one line until it is opened, all but the text is folded, and the list stays where it is. */
  isBrief?: boolean
  /** The page's own title says whom it answers. */
  isTitled?: boolean
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
          <SendButtons step={step} mayClose={composer.mayClose} />
        </div>
        {composer.mayClose ? null : (
          <FieldHint id={closingHint} hint={say('A reply doesn’t close an application; a decision does.')} />
        )}
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

type SendButtonsProps = Pick<Composer, 'mayClose'> & { step: (name: string) => string }

function SendButtons({ step, mayClose }: SendButtonsProps) {
  const say = useSay()
  return (
    <div className="button-row composer-send">
      <SubmitButton busy={say('Sending...')} describedBy={mayClose ? undefined : closingHint}>
        {say('Send reply')}
      </SubmitButton>
      <FinishButton finish="next">{say('Send and next')}</FinishButton>
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
    <div className="composer-tools">
      <TextField name="subject" label={say('Subject')} isUnmarked />
      <SelectField name="language" label={say('Language')} options={languages} isUnmarked required />
      {children}
    </div>
  )
}

/** Sends the reply, then closes the record (`close`) or also opens the next one of the list (`next`). */
const FinishButton = ({ finish, children }: { finish: 'close' | 'next'; children: string }) => (
  <button type="submit" className="button button-outline" name="finish" value={finish}>
    {children}
  </button>
)

type TemplatesProps = { action: string } & Pick<Composer, 'templates' | 'mayEditTemplates'>

const Templates = (templates: TemplatesProps) => {
  const say = useSay()
  return (
    <fieldset className="button-row">
      <legend className="visually-hidden">{say('Templates')}</legend>
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

/** Each inserts a template in the chosen language and keeps the typed text. */
const TemplateButtons = ({ action, templates }: TemplatesProps) => {
  const word = useWord()
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
      {word(label)}
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
