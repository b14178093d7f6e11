// The buttons of a list's entries: up, down, hide, show, remove and put back.
import { db } from '#app/db.server.ts'
import { changeEntry } from '#app/features/texts/change-order.server.ts'
import { moveSchema } from '#app/features/texts/saving.ts'
import { textWords } from '#app/features/texts/words.ts'
import { staffAction, staffRedirect } from '#app/routes/admin/shared/staff-action.server.ts'
import { entryId, kindPath } from './paths.ts'
import { listOf } from './text-address.server.ts'

export const handle = { permission: 'texts.publish' } as const

export const loader = staffRedirect(handle.permission, ({ params }) => kindPath(listOf(params).kind))

export const action = staffAction(handle.permission, moveSchema, {
  form: 'order',
  run: ({ params, value, by }) => changeEntry(db, listOf(params), value, by),
  done: ({ params, value: { key, move } }, { before }) => {
    const list = kindPath(listOf(params).kind)
    if (move !== 'remove') return { to: `${list}#${entryId(key)}`, text: textWords.ordered }
    const back = { key, move: before === 'hidden' ? 'restore-hidden' : 'restore' }
    return { to: list, text: textWords.removed, undo: { action: `${list}/order`, values: back } }
  },
})
