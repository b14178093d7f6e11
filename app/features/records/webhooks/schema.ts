import { isIP } from 'node:net'
import { z } from 'zod'
import { listOf, requiredText, ticked, version } from '#app/forms/fields/rules.ts'
import { isPublicAddress } from '#app/http/outside/public-address.ts'
import type { TargetKind } from '#db/tables/webhooks.ts'
import { webhookEventNames } from './events.ts'
import { targetKinds } from './words.ts'

// Accepts public addresses over https. The address behind a name is checked again at each connection.

/** Names that no public site has. */
const insideName = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|arpa|onion)$/

/** Null for an address that may not be used. */
export function parseTarget(address: string): URL | null {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url?.protocol !== 'https:' || url.username || url.password || url.port) return null
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (isIP(host)) return isPublicAddress(host) ? url : null
  return host.includes('.') && !insideName.test(host) ? url : null
}

const wrongAddress = 'Enter a public address that begins with https://, without a port or password'

const chosen = {
  name: requiredText('Name is required', { label: 'Name', max: 80 }),
  events: listOf(webhookEventNames, 'Choose from these events').refine(
    (events) => events.length > 0,
    'Choose at least one event',
  ),
  hasPersonal: ticked,
}

const address = requiredText('Address is required', { label: 'Address', max: 1000 }).transform(
  (typed, { addIssue }) => {
    const url = parseTarget(typed)
    if (!url) addIssue({ code: 'custom', message: wrongAddress })
    return url ?? new URL('https://invalid.example')
  },
)

export const newTargetSchema = z.object({
  kind: z.enum(Object.keys(targetKinds) as [TargetKind], 'Choose the kind'),
  address,
  ...chosen,
})
export type NewTargetInput = z.output<typeof newTargetSchema>

export const targetSchema = z.object({ ...chosen, isOn: ticked, version })
export type TargetInput = z.output<typeof targetSchema>
