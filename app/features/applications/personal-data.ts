import type { Phrase } from '#app/languages/phrases.server.ts'
import type { PersonalData } from '#db/personal-data.ts'

export const applicationsData: PersonalData<
  'applications' | 'course_runs' | 'course_signups' | 'interviews' | 'promo_codes',
  Phrase
> = {
  applications: {
    called: 'Texts of applications',
    columns: {
      record_id: 'record',
      first_name: 'name',
      last_name: 'name',
      phone: 'phone',
      experience: 'fact',
      message: 'words',
      course_id: 'fact',
      course_name: 'fact',
      course_level: 'fact',
      course_weeks: 'fact',
      promo_code: 'fact',
      promo_percent: 'fact',
      promo_redeemed_at: 'fact',
      consent_wording: 'fact',
      consent_version: 'fact',
      consented_at: 'fact',
    },
  },
  interviews: {
    called: 'Interviews',
    columns: {
      id: 'none',
      record_id: 'record',
      starts_at: 'fact',
      minutes: 'fact',
      place: 'words',
      applicant_zone: 'fact',
      interviewer_id: 'staff',
      sequence: 'none',
      cancelled_at: 'fact',
      created_at: 'fact',
    },
  },
  course_signups: {
    called: 'Places in courses',
    columns: {
      id: 'none',
      record_id: 'record',
      status: 'fact',
      run_id: 'fact',
      waiting_since: 'fact',
      price: 'fact',
      currency: 'fact',
      created_at: 'fact',
      version: 'none',
    },
  },
  course_runs: {
    columns: {
      id: 'none',
      course_id: 'none',
      starts_on: 'none',
      ends_on: 'none',
      place: 'none',
      hours: 'none',
      language: 'none',
      teacher: 'none',
      seats: 'none',
      created_at: 'none',
      version: 'none',
    },
  },
  promo_codes: {
    columns: {
      code: 'none',
      percent: 'none',
      starts_at: 'none',
      ends_at: 'none',
      max_uses: 'none',
      first_course_only: 'none',
      active: 'none',
      created_at: 'none',
      version: 'none',
    },
  },
}
