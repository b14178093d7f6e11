// The search of received mails: their words, and the mails that a member of staff may open.
import { type Cursor, countUpTo, type Page, readPage } from '#db/queries/page.ts'
import { searchText, selectMatching } from '#db/queries/search.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { ReceivedMailRow } from '#db/tables/mail.ts'
import type { RecordKind } from '#db/tables/records.ts'
import { undecided } from './received-mails.server.ts'

/** Limited because the index is rewritten with every word of a record or mail. */
export const mostSearchedOfMail = 10_000

type Searched = Pick<ReceivedMailRow, 'id' | 'record_id' | 'from_address' | 'from_name' | 'subject'> & { body?: string }

/** Makes the mail searchable by what is known of it now. */
export async function indexMail(trx: Trx, { id, record_id, from_address, from_name, subject, body = '' }: Searched) {
  const words = [from_name, from_address, subject, body.slice(0, mostSearchedOfMail)]
  const values = { record_id, search_text: searchText(...words) }
  await trx
    .insertInto('received_words')
    .values({ mail_id: id, ...values })
    .onConflict((conflict) => conflict.column('mail_id').doUpdateSet(values))
    .execute()
}

type MailReader = {
  /** The kinds of records that the reader may open. */
  kinds: readonly RecordKind[]
  /** True if the reader may open mails that belong to no record. */
  hasUndecided: boolean
}

type MailFilter = { search: string; reader: MailReader }

/** `kind` and `reference` of the record that the mail is filed under; null for a mail that waits for a decision. */
export type FoundMail = Pick<ReceivedMailRow, 'id' | 'from_address' | 'subject' | 'status' | 'received_at'> & {
  seq: number
  kind: RecordKind | null
  reference: string | null
}

/** One page, the last to arrive first, without discarded mails and those of quarantined records. */
export const listMatchingMails = (
  db: Db,
  filter: MailFilter,
  after?: Cursor,
  size?: number,
): Promise<Page<FoundMail>> =>
  readPage(
    select(db, filter)
      .select(['received_words.seq', 'received_mails.id', 'from_address', 'subject', 'received_mails.status'])
      .select(['received_mails.received_at', 'records.kind', 'records.reference']),
    { by: ['received_words.seq'], after, size },
  )

export const countMatchingMails = (db: Db, filter: MailFilter, limit: number): Promise<number> =>
  countUpTo(select(db, filter), limit)

function select(db: Db, { search, reader: { kinds, hasUndecided } }: MailFilter) {
  return selectMatching(db, 'received_words', search)
    .innerJoin('received_mails', 'received_mails.id', 'received_words.mail_id')
    .leftJoin('records', 'records.id', 'received_words.record_id')
    .where((e) => {
      const inRecord = e.and([e('records.kind', 'in', [...kinds]), e('records.status', '!=', 'spam')])
      const waiting = e.and([e('received_words.record_id', 'is', null), e('received_mails.status', 'in', undecided)])
      return e.or([...(kinds.length > 0 ? [inRecord] : []), ...(hasUndecided ? [waiting] : [])])
    })
}
