// Checks that the mail service is reachable, and compares its clock with ours.
import type { Env } from '#app/env.server.ts'
import { duration, type Finding, ok, warn, wrong } from './finding.ts'

const tolerableMs = 30_000
const badMs = 5 * 60_000

/** Checked only with a key: without one the site contacts no service. */
export async function checkMailService(
  { RESEND_API_KEY, RESEND_BASE_URL }: Env,
  now: () => number,
): Promise<Finding[]> {
  if (!RESEND_API_KEY) return []
  const address = RESEND_BASE_URL ?? 'https://api.resend.com'
  try {
    const response = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(5_000), redirect: 'manual' })
    const there = Date.parse(response.headers.get('Date') ?? '')
    return [ok('Mail service', `${address} answers`), ...(Number.isNaN(there) ? [] : [compare(there, now())])]
  } catch (error) {
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
    return [warn('Mail service', `${address} cannot be reached: ${reason}`, 'Mails are kept and leave later.')]
  }
}

function compare(there: number, here: number): Finding {
  const apart = Math.abs(here - there)
  const found = `${duration(apart)} ${here > there ? 'ahead of' : 'behind'} the mail service's`
  if (apart < tolerableMs) return ok('Time', 'as at the mail service')
  const advice = 'Check the time service (timedatectl): links and sessions end by this clock.'
  return apart < badMs ? warn('Time', found, advice) : wrong('Time', found, advice)
}
