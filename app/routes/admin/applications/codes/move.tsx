// Confirms switching off or reactivating a discount code.

import { db } from '#app/db.server.ts'
import { findCodeWithUses, setActive } from '#app/features/applications/codes/codes.server.ts'
import { versionSchema } from '#app/forms/fields/rules.ts'
import { drawn, message } from '#app/languages/message.ts'
import type { Question } from '#app/routes/admin/shared/confirm-page.tsx'
import { keyIn, staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { savedCodeWords } from '../told.server.ts'
import { aboveCodes, codes } from '../words.ts'
import { codeLabels, codeState } from './code-parts.tsx'

export const handle = { permission: 'courses.write', title: 'Discount code' } as const

/** The moves with a confirmation page, by the page's path below the code's; the title has the code as its value. */
const moves = {
  end: {
    isActive: false,
    title: 'Switch {code} off?',
    button: 'Switch off',
    text: 'It can no longer be used. Existing applications keep their discount.',
    done: '{code} is switched off.',
  },
  resume: {
    isActive: true,
    title: 'Reactivate {code}?',
    button: 'Reactivate',
    text: 'Applicants will be able to use it again, within its dates and limit.',
    done: '{code} is switched on.',
  },
} as const

export const loader = staffLoader<Question>(handle.permission, async ({ id, params, now }) => {
  const { title, button, text, isActive } = moves[keyIn(moves, params.move)]
  const promo = await findCodeWithUses(db, id)
  if (!promo) return null
  const { code, active, version } = promo
  const state = codeState(promo, now)
  return {
    form: 'code-move',
    title: message(title, { code }),
    button,
    isDangerous: !isActive,
    version,
    above: aboveCodes,
    record: { label: drawn(code), href: `${codes}/${code}` },
    state: { pill: state, label: codeLabels[state] },
    refusal: (active === 1) === isActive ? 'This has already been done.' : null,
    reload: 'Back to this code',
    text,
  }
})

export const action = staffAction(handle.permission, versionSchema, {
  form: 'code-move',
  run: ({ id, params, value, by }) =>
    setActive(db, { code: id, ...value }, moves[keyIn(moves, params.move)].isActive, by),
  done: async (sent) => {
    const { done, isActive } = moves[keyIn(moves, sent.params.move)]
    const told = isActive ? await savedCodeWords(db, sent.id, done, sent) : { text: message(done, { code: sent.id }) }
    return { to: `${codes}/${sent.id}`, ...told }
  },
  record: ({ id }) => ({ kind: 'promo-code', id }),
})

export { ConfirmPage as default } from '#app/routes/admin/shared/confirm-page.tsx'
