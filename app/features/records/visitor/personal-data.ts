import type { Phrase } from '#app/languages/phrases.server.ts'
import type { PersonalData } from '#db/personal-data.ts'

export const recordsData: PersonalData<
  'last_moves' | 'record_events' | 'records' | 'reply_drafts' | 'reply_presence',
  Phrase
> = {
  records: {
    called: 'Enquiries and applications',
    columns: {
      seq: 'none',
      id: 'record',
      kind: 'fact',
      reference: 'reference',
      status: 'fact',
      name: 'name',
      email: 'address',
      email_key: 'address',
      received_at: 'fact',
      promised_by: 'fact',
      office: 'fact',
      assignee_id: 'staff',
      language: 'fact',
      spam_reasons: 'words',
      closed_at: 'fact',
      answered_at: 'fact',
      asked_again_at: 'fact',
      read_at: 'staff',
      snoozed_until: 'staff',
      tags: 'words',
      merged_into: 'none',
      version: 'none',
      search_text: 'words',
    },
  },
  record_events: {
    called: 'Entries of their timelines',
    columns: {
      id: 'none',
      record_id: 'record',
      kind: 'fact',
      at: 'fact',
      actor_id: 'staff',
      type: 'fact',
      from_status: 'fact',
      to_status: 'fact',
      note: 'words',
      detail: 'words',
      idempotency_key: 'none',
      mail_id: 'mail',
    },
  },
  reply_drafts: {
    called: 'Drafts of replies',
    columns: {
      record_id: 'record',
      user_id: 'staff',
      language: 'fact',
      subject: 'words',
      body: 'words',
      saved_at: 'fact',
    },
  },
  reply_presence: {
    called: 'Notes of who is writing a reply',
    columns: { record_id: 'record', user_id: 'staff', seen_at: 'staff' },
  },
  // Each has the references of the records that a colleague moved last, for undo.
  last_moves: {
    called: 'Moves that can be undone',
    columns: { user_id: 'staff', id: 'none', moves: 'words' },
  },
}
