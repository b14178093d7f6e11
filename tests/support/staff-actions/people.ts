// A person's data.

import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { newId } from '#db/queries/id.ts'
import type { Visitor } from '../visitor.ts'
import { next, type StaffActions, send, sending, site } from './acting.ts'

const people = '/dashboard/people'

/** @returns the path of the person's page */
async function found(staff: Visitor): Promise<string> {
  const email = `person${next()}@example.com`
  await submitEnquiry(site.db, 'contact', { name: 'V', email, message: 'Private message' }, sending())
  return (await send(staff, people, '#find-person', { who: email })).url.pathname
}

export const peopleActions: StaffActions = {
  'routes/admin/people/close': {
    'request-closed': {
      prepare: async () => {
        const id = newId()
        const request = { id, email: 'asked@example.com', requested_at: 1, due_by: 2, closed_at: null }
        await site.db.insertInto('erasure_requests').values(request).execute()
        return id
      },
      does: (staff, id) => send(staff, `${people}/requests/${id}/close`, '#close-request'),
    },
  },
  'routes/admin/people/download': {
    exported: { prepare: found, does: (staff, path) => staff.visit(`${path}/copy.zip`) },
  },
  'routes/admin/people/correct': {
    'details-corrected': {
      prepare: found,
      does: (staff, path) => send(staff, `${path}/correct`, '#correct-person', { phone: '+82 2 1234 5678' }),
    },
  },
  'routes/admin/people/erase': {
    erased: { prepare: found, does: (staff, path) => send(staff, `${path}/erase`, '#erase') },
  },
}
