// A person's data.

import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import type { Visitor } from '../visitor.ts'
import { next, type StaffActions, send, sending, site } from './acting.ts'

const people = '/dashboard/people'

/** @returns the path of the person's page */
async function found(staff: Visitor): Promise<string> {
  const email = `person${next()}@example.com`
  await submitEnquiry(site.db, 'contact', { name: 'V', email, message: 'Private message' }, sending())
  return (await send(staff, people, '#find-person', { email })).url.pathname
}

export const peopleActions: StaffActions = {
  'routes/admin/people/copy': {
    exported: { prepare: found, does: (staff, path) => staff.visit(`${path}/copy.zip`) },
  },
  'routes/admin/people/erase': {
    erased: { prepare: found, does: (staff, path) => send(staff, `${path}/erase`, '#erase') },
  },
}
