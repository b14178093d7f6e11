// The calendar file of a planned interview or of an appointment, behind the status link. Fetching it changes nothing.
import type { LoaderFunctionArgs } from '@remix-run/node'
import { calendarBehind } from './status-records.server.ts'

export async function loader({ params, request }: LoaderFunctionArgs) {
  const file = await calendarBehind(params.token)
  if (file === null) throw new Response(null, { status: 404 })
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${request.url.includes('/appointment.ics') ? 'appointment' : 'interview'}.ics"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
