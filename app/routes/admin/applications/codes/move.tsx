// Confirms ending or reactivating a discount code.
import { db } from '#app/db.server.ts'
import { findCodeWithUses, setActive } from '#app/features/applications/codes/codes.server.ts'
import { versionSchema } from '#app/forms/fields/rules.ts'
import type { Question } from '#app/routes/admin/shared/confirm-page.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { codeLabels, codeState } from './state.tsx'

const list = '/dashboard/careers/codes'

const moves = {
  end: {
    isActive: false,
    title: (code: string) => `End ${code}?`,
    button: 'End now',
    text: 'It can no longer be used. Applications that already have it keep their discount.',
  },
  resume: {
    isActive: true,
    title: (code: string) => `Reactivate ${code}?`,
    button: 'Reactivate',
    text: 'It can be used again within its dates and its limit.',
  },
}

export const handle = { permission: 'courses.write', title: 'Discount code' } as const

export const loader = staffLoader<Question>(handle.permission, async ({ id, params, now }) => {
  const { title, button, text, isActive } = moves[moveIn(params.move)]
  const promo = await findCodeWithUses(db, id)
  if (!promo) return null
  const { code, active, version } = promo
  const state = codeState(promo, now)
  return {
    form: 'code-move',
    title: title(code),
    button,
    isDangerous: !isActive,
    version,
    list: { label: 'Discount codes', href: list },
    record: { label: code, href: `${list}/${code}` },
    state: { pill: state, label: codeLabels[state] },
    refusal: (active === 1) === isActive ? 'This has already been done.' : null,
    reload: 'Back to this code',
    text,
  }
})

export const action = staffAction(handle.permission, versionSchema, {
  form: 'code-move',
  run: ({ id, params, value, by }) => setActive(db, { code: id, ...value }, moves[moveIn(params.move)].isActive, by),
  done: ({ id, params }) => ({
    to: `${list}/${id}`,
    text: moves[moveIn(params.move)].isActive ? `${id} is active again.` : `${id} is ended.`,
  }),
  refusals: {
    'no price': 'It was not activated: the courses page would announce it, but no course has a price yet.',
  },
  record: ({ id }) => ({ kind: 'promo-code', id }),
})

function moveIn(name = ''): keyof typeof moves {
  if (name !== 'end' && name !== 'resume') throw new Response(null, { status: 404 })
  return name
}

export { ConfirmPage as default, shouldRevalidate } from '#app/routes/admin/shared/confirm-page.tsx'
