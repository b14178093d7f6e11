import { z } from 'zod'
import { db } from '#app/db.server.ts'
import { keepDiscount } from '#app/features/applications/move-application.server.ts'
import { type Undone, undoMoves } from '#app/features/inbox/undo.server.ts'
import { recordPath } from '#app/features/records/kinds.ts'
import { hiddenText } from '#app/forms/fields/rules.ts'
import { safeReturnTo } from '#app/http/browser/return-to.ts'
import { drawn } from '#app/languages/message.ts'
import type { Say } from '#app/languages/phrases.server.ts'
import { staffAction, staffRedirect } from '#app/routes/admin/shared/staff-action.server.ts'
import { inboxPath } from './query.ts'

export const handle = { permission: 'inbox.write' } as const

export const loader = staffRedirect(handle.permission, () => inboxPath)

const undoSchema = z.object({ undo: hiddenText(36), to: hiddenText(2000) })

export const action = staffAction(handle.permission, undoSchema, {
  form: 'undo',
  run: async ({ value, by }) => ({
    ok: true,
    result: await undoMoves(db, value.undo, by, keepDiscount),
  }),
  done: ({ value, say }, { result }) => ({
    to: result?.reply && result.undone ? `${recordPath(result.reply)}#reply-body` : safeReturnTo(value.to, inboxPath),
    ...(result
      ? { kind: 'success', text: drawn(undoneText(say, result)) }
      : { kind: 'info', text: 'There is nothing to undo.' }),
  }),
})

const someUndone = '{count, plural, one {Undone for # record.} other {Undone for # records.}}'
const someLeft = '{count, plural, one {# was} other {# were}} not restored, because of a later change.'

function undoneText(say: Say, { undone, left, reply }: Undone): string {
  if (reply)
    return say(
      undone
        ? 'The reply wasn’t sent. It’s a draft again.'
        : 'It’s too late to undo: the reply has been sent, or the record has changed.',
    )
  if (left === 0) return undone === 1 ? say('Undone.') : say(someUndone, { count: undone })
  const restored = undone === 0 ? '' : say(someUndone, { count: undone })
  return `${restored} ${say(someLeft, { count: left })}`.trim()
}
