// Mails a person when their two-step sign-in or their passkeys change, in case they did not do it.
import type { Phrase } from '#app/languages/phrases.server.ts'
import { twoStepChanged } from '#app/mail/messages/staff/account.ts'
import { queueMail } from '#app/mail/outbox/queue.server.ts'
import type { Trx } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'

type Person = { email: string; language: Language; timeZone: string }

const changes = {
  on: 'Two-step sign-in was turned on',
  off: 'Two-step sign-in was turned off',
  codes: 'New recovery codes were created',
  recovery: 'A recovery code was used to sign in',
  'passkey-added': 'A passkey was added',
  'passkey-revoked': 'A passkey was revoked',
  reset: 'Two-step sign-in was turned off and all passkeys were revoked',
} as const satisfies Record<string, Phrase>

export type TwoStepChange = keyof typeof changes

export const tellOfTwoStep = (
  trx: Trx,
  { email: to, language, timeZone }: Person,
  change: TwoStepChange,
  now: number,
) => queueMail(trx, twoStepChanged({ to, language, what: changes[change], at: now, timeZone }), now)
