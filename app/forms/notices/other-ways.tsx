// Offers other ways of sending a text that was not sent: email and WhatsApp, if the company can be reached so.
import type { ReactNode } from 'react'
import { fieldsAsText } from '#app/forms/fields/form-fields.ts'
import { useSay } from '#app/languages/say.tsx'
import { useBrandLook } from '#app/ui/brand-look.ts'
import { buttonClass } from '#app/ui/button.tsx'

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

/** Mail programs and browsers refuse longer addresses. */
const longest = 1900
const cutMark = encodeURIComponent(' […]')

/**
 * An address that opens a new message with the text, or with as much of it as fits.
 * @param start the address without the text, which follows percent-encoded
 */
function messageLink(start: string, text: string): { href: string; isCut: boolean } {
  const room = longest - start.length - cutMark.length
  let body = ''
  // Half a character cannot be encoded.
  const whole = text
    .slice(0, longest)
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/\r?\n/g, '\r\n')
  for (const character of whole) {
    const next = body + encodeURIComponent(character)
    if (next.length > room) return { href: start + body + cutMark, isCut: true }
    body = next
  }
  return { href: start + body, isCut: false }
}
