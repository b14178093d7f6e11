import type { Phrase } from '#app/languages/phrases.server.ts'
import type { EnquiryForm } from '#db/tables/records.ts'

export const formLabels: Record<EnquiryForm, Phrase> = {
  contact: 'Contact form',
  quick: 'Quick enquiry',
  connect: 'Connect With Us',
  phone: 'Phone call',
  walk_in: 'Visit to the office',
  mail: 'Email',
}

export const noneOffered = 'No office offers appointments: an admin opens them under Settings, Appointments.'
export const contactsCrumb = { label: 'Contacts', href: '/dashboard/contacts' } as const
