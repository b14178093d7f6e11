export const noneOffered = 'No office offers appointments: an admin opens them under Settings, Appointments.'
export const contactsCrumb = { label: 'Contacts', href: '/dashboard/contacts' } as const
