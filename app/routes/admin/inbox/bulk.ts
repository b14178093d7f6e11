// Applies an action to all selected records.
import { redirect } from '@remix-run/node'
import { z } from 'zod'
import { writableKinds } from '#app/features/records/kinds.ts'
import { hiddenText } from '#app/forms/fields/rules.ts'
import type { Say } from '#app/languages/phrases.server.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { tagsParam } from './bulk-choices.ts'
import { changeMany, readTarget } from './bulk-verbs.server.ts'
import { inboxPath, inboxUrl, listOf } from './query.ts'

export const handle = { permission: 'inbox.write' } as const

export const loader = staffLoader(handle.permission, async () => redirect(inboxPath))

const bulkSchema = z.object({
  record: z.array(hiddenText(40)).max(100),
  do: hiddenText(60),
  until: hiddenText(10),
  tags: hiddenText(300),
})

export const action = staffAction(handle.permission, bulkSchema, {
  form: 'bulk',
  run: async ({ value, staff, by }) => {
    const kinds = writableKinds(staff.role)
    const targets = value.record.map(readTarget).filter((target) => target !== null)
    const allowed = targets.filter(({ kind }) => kinds.includes(kind))
    const given = { targets: allowed, typed: value, zone: staff.timeZone }
    return { ok: true, asked: targets.length, ...(await changeMany(value.do, given, by)) }
  },
  done: ({ request, value, say }, outcome) => {
    const list = inboxUrl(listOf(request) ?? { view: 'todo', search: '' })
    const { asked } = outcome
    if (asked > 0 && 'done' in outcome && outcome.done > 0) {
      const kind = outcome.done === asked ? 'success' : 'error'
      return { to: list, kind, text: bulkText(say, asked, outcome.done), undo: outcome.undo }
    }
    const text = 'problem' in outcome && asked > 0 ? outcome.problem : bulkText(say, asked, 0)
    return { to: value.tags ? withTags(list, value.tags) : list, kind: 'error', text }
  },
})

const withTags = (list: string, tags: string) =>
  `${list}${list.includes('?') ? '&' : '?'}${new URLSearchParams({ [tagsParam]: tags })}`

const oneLeft = '1 was left unchanged: the status doesn’t allow it, or the record has changed in the meantime.'
const someLeft = '{count} were left unchanged: the status doesn’t allow it, or the record has changed in the meantime.'

function bulkText(say: Say, asked: number, done: number): string {
  if (asked === 0) return say('You didn’t select any records, so nothing has changed.')
  const changed = done === 1 ? say('1 record changed.') : say('{count} records changed.', { count: done })
  if (done === asked) return changed
  const left = asked - done
  return `${changed} ${left === 1 ? say(oneLeft) : say(someLeft, { count: left })}`
}
