import type { Permission } from '#app/features/staff/permissions.ts'
import type { Cursor } from '#db/queries/page.ts'
import { type ListAddress, type ListParams, listParams, listState } from './list-params.ts'
import { type Asked, staffLoader } from './staff-action.server.ts'

type Context = Pick<Asked, 'staff' | 'now' | 'request' | 'language' | 'say'>

/** `chosen` if links to other pages of the list keep more than its status and search. */
type Read<Status extends string> = {
  next: Cursor | null
  counts?: Readonly<Partial<Record<Status, number>>>
  chosen?: ListParams<Status>['chosen']
}

/** The guarded loader of a staff list: `read` returns the requested rows and the page's other data. */
export const staffList = <Status extends string, R extends Read<Status>>(
  permission: Permission,
  spec: ListAddress<Status>,
  read: (params: ListParams<Status>, context: Context) => Promise<R>,
) =>
  staffLoader(permission, async (asked) => {
    const params = listParams(asked.request, spec)
    const { next, counts, ...shown } = await read(params, asked)
    const list = listState(spec, { ...params, chosen: shown.chosen ?? params.chosen }, next, counts)
    return { ...shown, list, timeZone: asked.staff.timeZone }
  })
