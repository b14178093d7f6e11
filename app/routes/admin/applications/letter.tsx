// A mail that a form sends: its preview, and the field for the staff's own words.
import { type FormEvent, Fragment, type ReactNode, useState } from 'react'
import { Checkbox, TextArea } from '#app/forms/fields/fields.tsx'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import type { Decision } from '#app/mail/decision-mail.ts'
import { greetingLines } from '#app/mail/look/greeting.ts'
import type { Part } from '#app/mail/look/layout.ts'
import { companyName } from '#app/mail/look/mail-look.ts'
import { useBrandLook } from '#app/ui/brand-look.ts'

export type Letter = Pick<Decision, 'to' | 'subject' | 'language' | 'heading' | 'before' | 'after'> & {
  /** What staff have written of their own. */
  words?: string
}

/** The part of a decision that the page shows. */
export const letterOf = ({ to, subject, language, greets, heading, before, after }: Decision): Letter => ({
  to,
  subject,
  language,
  heading,
  before: [...greetingLines(language, greets), ...before],
  after,
})

type BesideLetterProps = {
  letter: Letter
  /** The staff's own words, as the preview names them. */
  own?: string
  /** Called for what is typed or chosen, and when the form is sent. */
  onTyped?: (form: HTMLFormElement) => void
  onSent?: () => void
  /** The form that sends it. */
  children: ReactNode
}

/** A form with the mail that it sends beside it, or on a phone below it. */
export function BesideLetter({ letter, own, onTyped, onSent, children }: BesideLetterProps) {
  const [words, setWords] = useState(letter.words)
  const follow = ({ target }: FormEvent) => {
    if (target instanceof HTMLTextAreaElement) {
      if (target.name === 'paragraph') setWords(target.value)
    } else if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) {
      if (target.form) onTyped?.(target.form)
    }
  }
  return (
    <div className="columns">
      <div className="stack" onInput={follow} onSubmit={onSent}>
        {children}
      </div>
      <LetterPreview letter={{ ...letter, words }} own={own} />
    </div>
  )
}

function LetterPreview({ letter, own }: Pick<BesideLetterProps, 'letter' | 'own'>) {
  const say = useSay()
  const { to, subject, language, heading, before, after, words } = letter
  return (
    <section className="card letter" aria-labelledby="letter-heading">
      <h2 id="letter-heading">{say('The email')}</h2>
      <p className="typed soft">
        <Said
          phrase="To {address}: {subject}"
          values={{ address: to, subject: <span lang={language}>{subject}</span> }}
        />
      </p>
      <div lang={language}>
        <p>
          <strong>{heading}</strong>
        </p>
        <Parts parts={before} />
      </div>
      {words ? (
        <div lang={language} className="typed">
          {words.split(/\n{2,}/).map((paragraph, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same paragraph may stand twice
            <p key={at}>{paragraph}</p>
          ))}
        </div>
      ) : (
        <p className="letter-own">{own ?? say('Your message')}</p>
      )}
      <div lang={language}>
        <Parts parts={after} />
      </div>
    </section>
  )
}

export const OwnMessage = () => {
  const say = useSay()
  return (
    <TextArea
      name="paragraph"
      label={say('Your message')}
      hint={say('Part of the email. Write in the applicant’s language.')}
      rows={4}
    />
  )
}

/** For decisions that the applicant may be told in another way. */
export const SendsMail = () => {
  const say = useSay()
  return <Checkbox name="mail">{say('Send this email')}</Checkbox>
}

/** In the language of the mail: the labels of its facts are no phrases of the page. */
function Parts({ parts }: { parts: readonly Part[] }) {
  const { name } = useBrandLook()
  const named = (words: string) => words.replaceAll(companyName, name)
  return parts.map((part) => {
    if (typeof part === 'string') return <p key={part}>{named(part)}</p>
    if ('facts' in part) {
      return (
        <dl className="dl" key={`facts ${part.facts[0]?.[0]}`}>
          {part.facts.map(([label, value]) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd className="typed">{value}</dd>
            </Fragment>
          ))}
        </dl>
      )
    }
    if ('link' in part) return <p key={part.link.href}>→ {named(part.link.label)}</p>
    return <blockquote key={part.quote}>{part.quote}</blockquote>
  })
}
