// What is said of a discount code that was saved: that applicants can use it, or why not, and where that is mended.

import { dayOfCode } from '#app/features/applications/codes/code-schema.ts'
import { findCodeWithUses } from '#app/features/applications/codes/codes.server.ts'
import { checkCode } from '#app/features/applications/promo.server.ts'
import { message, sentences } from '#app/languages/message.ts'
import type { Message, Phrase } from '#app/languages/phrases.server.ts'
import type { Asked } from '#app/routes/admin/shared/staff-action.server.ts'
import type { Db } from '#db/schema.ts'
import { shortDay } from '../runs/words.ts'
import { codeState } from './state.tsx'
import { codes } from './words.ts'

const unusable = {
  off: { text: 'Applicants can’t use it: it is switched off.', at: '/resume', label: 'Reactivate' },
  ended: { text: 'Applicants can’t use it: its last day has passed.', at: '#code-endsOn', label: 'Change dates' },
  'used up': {
    text: 'Applicants can’t use it: its maximum uses are taken.',
    at: '#code-maxUses',
    label: 'Change maximum',
  },
} as const satisfies Record<string, { text: Phrase; at: string; label: Phrase }>

/** By the check of the application form. */
export async function savedCodeWords(
  db: Db,
  code: string,
  saved: Phrase,
  { now, say, language }: Pick<Asked, 'now' | 'say' | 'language'>,
) {
  const [checked, promo] = await Promise.all([checkCode(db, code, now), findCodeWithUses(db, code)])
  const text = (why: Message) => sentences(message(saved, { code }), why)
  if (checked.ok || !promo) return { text: text('Applicants can use it now.') }
  const state = codeState(promo, now)
  if (state === 'scheduled')
    return {
      text: text(message('Applicants can use it from {day}.', { day: shortDay(dayOfCode(promo.starts_at), language) })),
    }
  // The promised uses of open applications count as well.
  const { at, label, ...why } = unusable[state === 'active' ? 'used up' : state]
  return { text: text(why.text), link: { to: `${codes}/${code}${at}`, label: say(label) } }
}
