import type { Phrase } from '#app/languages/phrases.server.ts'
import type { PersonalData } from '#db/personal-data.ts'

export const enquiriesData: PersonalData<'enquiries' | 'enquiry_services', Phrase> = {
  enquiries: {
    called: 'Texts of enquiries',
    columns: {
      record_id: 'record',
      form: 'fact',
      phone: 'phone',
      company: 'company',
      subject: 'words',
      message: 'words',
      context: 'words',
      page: 'fact',
      campaign: 'fact',
    },
  },
  enquiry_services: {
    called: 'Services that were asked about',
    columns: { record_id: 'record', service: 'fact', position: 'none' },
  },
}
