// Every table of the database, with what each feature declares of its columns.
import { applicationsData } from '#app/features/applications/personal-data.ts'
import { appointmentsData } from '#app/features/appointments/personal-data.ts'
import { blogData } from '#app/features/blog/personal-data.ts'
import { brandData } from '#app/features/brand/personal-data.ts'
import { enquiriesData } from '#app/features/enquiries/personal-data.ts'
import { mediaData } from '#app/features/media/personal-data.ts'
import { issuesData, subscribersData } from '#app/features/newsletter/personal-data.ts'
import { receivedMailData } from '#app/features/received-mail/personal-data.ts'
import { recordsData } from '#app/features/records/visitor/personal-data.ts'
import { webhooksData } from '#app/features/records/webhooks/personal-data.ts'
import { redirectsData } from '#app/features/redirects/personal-data.ts'
import { searchData } from '#app/features/search/personal-data.ts'
import { staffData } from '#app/features/staff/personal-data.ts'
import { statusLinksData } from '#app/features/status-links/personal-data.ts'
import { textsData } from '#app/features/texts/personal-data.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { mailData } from '#app/mail/personal-data.ts'
import { commonData, type Personal, type PersonalData } from '#db/personal-data.ts'
import type { Database } from '#db/schema.ts'
import { peopleData } from './personal-data.ts'

export const declaredData: PersonalData<keyof Database, Phrase> = {
  ...recordsData,
  ...enquiriesData,
  ...appointmentsData,
  ...applicationsData,
  ...statusLinksData,
  ...receivedMailData,
  ...mailData,
  ...webhooksData,
  ...subscribersData,
  ...issuesData,
  ...peopleData,
  ...staffData,
  ...blogData,
  ...brandData,
  ...mediaData,
  ...redirectsData,
  ...searchData,
  ...textsData,
  ...commonData,
}

export type DeclaredTable = { table: keyof Database; called: Phrase; columns: Record<string, Personal>; stays?: Phrase }

/** The tables that hold visitors' data. */
export const personalTables: readonly DeclaredTable[] = Object.entries(declaredData).flatMap(([table, data]) =>
  data.called === undefined ? [] : [{ ...data, table: table as keyof Database }],
)

/** A table's columns of these kinds. */
export const columnsOf = ({ columns }: Pick<DeclaredTable, 'columns'>, ...kinds: Personal[]): string[] =>
  Object.keys(columns).filter((column) => kinds.includes(columns[column] ?? 'none'))
