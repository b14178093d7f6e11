// Offers other ways of sending a text that was not sent: email and WhatsApp, if the company can be reached so.
import type { ReactNode } from 'react'
import { fieldsAsText } from '#app/forms/fields/form-fields.ts'
import { useSay } from '#app/languages/say.tsx'
import { useBrandLook } from '#app/ui/brand-look.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { messageLink } from './message-link.ts'

type OtherWaysProps = {
  /** The text that was not sent; with scripts, a link takes the current text of the form instead. */
  unsent?: string
  /** Drawn before the links. */
  children?: ReactNode
}

export function OtherWays({ unsent, children }: OtherWaysProps) {
  const say = useSay()
  const { name, email, whatsapp } = useBrandLook()
  const subject = encodeURIComponent(say('Message to {name}', { name }))
  const ways = [
    { label: say('Send it by email'), start: email && `mailto:${email}?subject=${subject}&body=` },
    { label: say('Send it by WhatsApp'), start: whatsapp && `https://wa.me/${whatsapp}?text=` },
  ]
  const links = ways.flatMap(({ label, start }) =>
    unsent && start ? { label, start, ...messageLink(start, unsent) } : [],
  )
  if (links.length === 0 && !children) return null
  return (
    <>
      <div className="button-row">
        {children}
        {links.map(({ label, start, href }) => (
          <a
            key={label}
            className={buttonClass('outline')}
            href={href}
            // Not in place of the page, which has the text.
            target={start.startsWith('https') ? '_blank' : undefined}
            rel="noreferrer"
            onClick={({ currentTarget }) => {
              const form = currentTarget.closest('form')
              if (form) currentTarget.href = messageLink(start, fieldsAsText(form)).href
            }}
          >
            {label}
          </a>
        ))}
      </div>
      {links.some(({ isCut }) => isCut) ? (
        <p>{say('These links hold the beginning of your text, up to “[…]”: please copy the rest from the form.')}</p>
      ) : null}
    </>
  )
}
