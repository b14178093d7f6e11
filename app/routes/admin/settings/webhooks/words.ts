import type { Phrase } from '#app/languages/phrases.server.ts'
import { settingsCrumb } from '#app/routes/admin/shared/staff-page.tsx'
import type { DeliveryStatus } from '#db/tables/webhooks.ts'

export const webhooksCrumb = { label: 'Webhooks and Slack', href: '/dashboard/settings/webhooks' } as const
export const aboveTargets = [settingsCrumb, webhooksCrumb]

export const deliveriesCrumb = { label: 'Deliveries', href: `${webhooksCrumb.href}/deliveries` } as const
export const aboveDeliveries = [...aboveTargets, deliveriesCrumb]

/** The pill of each state, where it looks like another one. */
const alike: Partial<Record<DeliveryStatus, string>> = { sending: 'queued', held: 'warning' }
export const deliveryPill = (status: DeliveryStatus) => alike[status] ?? status

export const secretFlash = (id: string, text: Phrase) => ({
  form: 'webhook-secret',
  to: `${webhooksCrumb.href}/${id}`,
  text,
})

export const passwordNeeded: Phrase = 'Enter your password to include the record'

/** The decisions on one delivery. */
export const deliveryDecisions = {
  resend: {
    title: 'Send this again?',
    button: 'Send again',
    text: 'It is sent with the same ID, so the receiver can tell that it is a repeat.',
    done: 'Queued again.',
    impossible: 'This can’t be sent again now. Is its webhook switched on?',
  },
  'give-up': {
    title: 'Give this up?',
    button: 'Give up',
    text: 'It won’t be sent any more. You can still send it from here until it is deleted.',
    done: 'Given up.',
    impossible: 'This can’t be given up any more.',
  },
} as const satisfies Record<string, Record<string, Phrase>>
