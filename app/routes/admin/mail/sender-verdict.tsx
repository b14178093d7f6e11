import type { Phrase } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import type { Verdict } from '#app/mail/incoming/sender-checks.ts'

const words: Record<Verdict, Phrase> = {
  proven: 'The sender’s domain confirms this email',
  unproven: 'The sender’s domain could not be confirmed',
  unchecked: 'The sender’s domain was not checked',
}

const help: Record<Verdict, Phrase> = {
  proven:
    'It was sent by a server of this domain or signed by it (SPF, DKIM, DMARC). This does not prove which person at that domain wrote it.',
  unproven:
    'It was neither sent by a server of this domain nor signed by it (SPF, DKIM, DMARC), so the sender may be forged. Check with the person some other way before you act on it.',
  unchecked:
    'The email service gave no SPF, DKIM or DMARC results, so the sender may be forged. Check with the person some other way before you act on it.',
}

/** The result of the sender checks, with an explanation. */
export function SenderVerdict({ verdict }: { verdict: Verdict }) {
  const say = useSay()
  return (
    <details className="sender-verdict" data-verdict={verdict}>
      <summary>{say(words[verdict])}</summary>
      <p className="soft">{say(help[verdict])}</p>
    </details>
  )
}
