import type { Db, EnquiryEvent } from '#db/schema.ts'
import {
  type ActivityLine,
  type ActivityQuery,
  eventConditions,
  movedWords,
  statusWords,
} from './activity-source.server.ts'

export async function enquiryActivity(db: Db, query: ActivityQuery): Promise<ActivityLine[]> {
  const rows = await db
    .selectFrom('enquiry_events as event')
    .innerJoin('enquiries', 'enquiries.id', 'event.enquiry_id')
    .leftJoin('users', 'users.id', 'event.actor_id')
    .select([
      'event.id',
      'event.at',
      'event.type',
      'event.from_status',
      'event.to_status',
      'enquiries.reference',
      'enquiries.name',
      'enquiries.subject',
      'users.name as actor',
    ])
    .where((eb) => eb.and(eventConditions(query)))
    // What robots send into quarantine is no news.
    .where((eb) => eb.or([eb('event.type', '=', 'status'), eb('event.to_status', '!=', 'spam')]))
    .orderBy('event.at', 'desc')
    .orderBy('event.id', 'desc')
    .limit(query.limit)
    .execute()
  return rows.map(({ id, at, type, from_status, to_status, reference, name, subject, actor }) => ({
    id,
    at,
    type: 'contact',
    title: titles[type](name),
    subtitle:
      type === 'received' || type === 'added'
        ? [reference, subject].filter(Boolean).join(': ')
        : movedWords(reference, from_status, to_status, actor),
    status: statusWords(to_status),
    actor,
    path: `/dashboard/contacts/${reference}`,
  }))
}

const titles: Record<EnquiryEvent['type'], (name: string) => string> = {
  received: (name) => `${name} sent an enquiry`,
  added: (name) => `${name} added to an enquiry`,
  withdrawn: (name) => `${name} withdrew an enquiry`,
  status: (name) => `Enquiry from ${name}`,
}
