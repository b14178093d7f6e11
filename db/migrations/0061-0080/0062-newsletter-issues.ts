// Newsletter issues: what is written, to whom each one goes, and what became of each mail.
import { type Kysely, sql } from 'kysely'
import { isPostgres } from '#db/driver/advisory-lock.ts'
import type { Db } from '#db/schema.ts'
import { countRecipients } from './0062/counts.ts'

export const onlyAdds = true

export async function up(db: Kysely<unknown>) {
  await addPreferences(db)
  await createIssues(db)
  await createTexts(db)
  await createLedger(db)
  await countRecipients(db)
}

/** A random key per subscriber, so that links in old mails outlive a change of secrets and a restore. */
async function addPreferences(db: Kysely<unknown>) {
  const table = db.schema.alterTable('subscribers')
  await table.addColumn('link_key', 'text').execute()
  await table.addColumn('declined_topics', 'text', (c) => c.notNull().defaultTo('')).execute()
  await table.addColumn('frequency', 'text', (c) => c.notNull().defaultTo('each')).execute()
  await table.addColumn('noticed_at', 'bigint').execute()
  const key = isPostgres(db as Db)
    ? sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`
    : sql`lower(hex(randomblob(32)))`
  await sql`update subscribers set link_key = ${key}`.execute(db)
  await db.schema.createIndex('subscribers_link_key').on('subscribers').column('link_key').execute()
  await db.schema
    .createTable('consent_events')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('address_hash', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('wording', 'text')
    .addColumn('version', 'text')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('consent_events_address').on('consent_events').columns(['address_hash', 'at']).execute()
}

async function createIssues(db: Kysely<unknown>) {
  await db.schema
    .createTable('newsletter_issues')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('number', 'integer', (c) => c.unique())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('topic', 'text', (c) => c.notNull())
    .addColumn('frequency', 'text', (c) => c.notNull().defaultTo('each'))
    .addColumn('is_advertising', 'integer', (c) => c.notNull())
    .addColumn('without_text', 'text', (c) => c.notNull())
    .addColumn('daily_ceiling', 'integer')
    .addColumn('send_at', 'bigint')
    .addColumn('zone', 'text')
    .addColumn('prepared_seq', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('prepared', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('prepared_at', 'bigint')
    .addColumn('pause_reason', 'text')
    .addColumn('tolerated_bounces', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('tolerated_complaints', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('created_by', 'text', (c) => c.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute()
  const index = db.schema.createIndex('newsletter_issues_status')
  await index.on('newsletter_issues').columns(['status', 'send_at']).execute()
  await db.schema.createIndex('newsletter_issues_made').on('newsletter_issues').columns(['created_at', 'id']).execute()
}

async function createTexts(db: Kysely<unknown>) {
  const issue = 'newsletter_issues.id'
  await db.schema
    .createTable('newsletter_texts')
    .addColumn('issue_id', 'text', (c) => c.notNull().references(issue).onDelete('cascade'))
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('preheader', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('saved_at', 'bigint', (c) => c.notNull())
    .addColumn('saved_by', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('newsletter_texts_key', ['issue_id', 'language'])
    .execute()
  await db.schema
    .createTable('newsletter_revisions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('issue_id', 'text', (c) => c.notNull().references(issue).onDelete('cascade'))
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('preheader', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('saved_at', 'bigint', (c) => c.notNull())
    .addColumn('saved_by', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('newsletter_revisions_text')
    .on('newsletter_revisions')
    .columns(['issue_id', 'language', 'saved_at'])
    .execute()
  await db.schema
    .createTable('newsletter_frozen')
    .addColumn('issue_id', 'text', (c) => c.notNull().references(issue).onDelete('cascade'))
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('html', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('digest', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('newsletter_frozen_key', ['issue_id', 'language'])
    .execute()
}

async function createLedger(db: Kysely<unknown>) {
  await db.schema
    .createTable('newsletter_batches')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('issue_id', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('size', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('first_attempt_at', 'bigint')
    .addColumn('next_attempt_at', 'bigint', (c) => c.notNull())
    .addColumn('locked_until', 'bigint')
    .addColumn('digest', 'text')
    .addColumn('sealed', 'text')
    .addColumn('error', 'text')
    .execute()
  await db.schema
    .createIndex('newsletter_batches_issue')
    .on('newsletter_batches')
    .columns(['issue_id', 'state', 'next_attempt_at'])
    .execute()
  await db.schema.createIndex('newsletter_batches_made').on('newsletter_batches').column('created_at').execute()
  await db.schema
    .createTable('newsletter_recipients')
    .addColumn('issue_id', 'text', (c) => c.notNull())
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('subscriber_id', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('batch_id', 'text')
    .addColumn('reason', 'text')
    .addColumn('provider_id', 'text')
    .addColumn('changed_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('newsletter_recipients_key', ['issue_id', 'n'])
    .execute()
  await db.schema
    .createIndex('newsletter_recipients_subscriber')
    .unique()
    .on('newsletter_recipients')
    .columns(['issue_id', 'subscriber_id'])
    .execute()
  await db.schema
    .createIndex('newsletter_recipients_state')
    .on('newsletter_recipients')
    .columns(['issue_id', 'state', 'language', 'n'])
    .execute()
  await db.schema.createIndex('newsletter_recipients_batch').on('newsletter_recipients').column('batch_id').execute()
  await db.schema
    .createTable('newsletter_pace')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('next_send_at', 'bigint', (c) => c.notNull())
    .addColumn('limit_per_second', 'integer', (c) => c.notNull())
    .execute()
  await sql`insert into newsletter_pace (id, next_send_at, limit_per_second) values (1, 0, 2)`.execute(db)
}
