import type { Db } from '#db/schema.ts'
import type { Application } from '#db/tables/careers.ts'
import type { RecordRow } from '#db/tables/records.ts'

/** Whole applications: the record joined with its application. */
export const selectApplications = (db: Db) =>
  db
    .selectFrom('records')
    .innerJoin('applications', 'applications.record_id', 'records.id')
    .selectAll('records')
    .select(['first_name', 'last_name', 'phone', 'experience', 'message'])
    .select(['course_id', 'course_name', 'course_level', 'course_weeks'])
    .select(['promo_code', 'promo_percent', 'promo_redeemed_at'])
    .select(['consent_wording', 'consent_version', 'consented_at'])
    .$narrowType<Pick<Application, 'kind' | 'status'>>()

export const readApplication = (db: Db, { id }: Pick<RecordRow, 'id'>): Promise<Application> =>
  selectApplications(db).where('records.id', '=', id).executeTakeFirstOrThrow()
