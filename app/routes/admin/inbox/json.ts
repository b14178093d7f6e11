// The filtered inbox for other programs.
import { jsonDownload } from '#app/http/streamed-download.server.ts'
import { destinationOf, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { exportInbox } from './inbox-page.server.ts'

/** Exporting addresses needs more than the permission to read them. */
export const handle = { permission: 'inbox.write' } as const

export const loader = staffLoader(handle.permission, async (asked) =>
  jsonDownload('inbox', await exportInbox(asked), destinationOf(asked)),
)
