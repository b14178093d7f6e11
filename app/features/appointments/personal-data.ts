import type { Phrase } from '#app/languages/phrases.server.ts'
import type { PersonalData } from '#db/personal-data.ts'

export const appointmentsData: PersonalData<'appointments', Phrase> = {
  appointments: {
    called: 'Appointments',
    columns: {
      id: 'none',
      record_id: 'record',
      status: 'fact',
      office: 'fact',
      starts_at: 'fact',
      minutes: 'fact',
      visitor_zone: 'fact',
      sequence: 'none',
      created_at: 'fact',
      held_until: 'fact',
    },
  },
}
