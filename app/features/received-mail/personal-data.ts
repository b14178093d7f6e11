import type { Phrase } from '#app/languages/phrases.server.ts'
import type { PersonalData } from '#db/personal-data.ts'

export const receivedMailData: PersonalData<
  'received_files' | 'received_mails' | 'received_words' | 'webhook_events',
  Phrase
> = {
  received_mails: {
    called: 'Emails received',
    columns: {
      id: 'mail',
      provider_id: 'none',
      status: 'fact',
      reason: 'fact',
      record_id: 'record',
      reference: 'reference',
      from_address: 'address',
      from_name: 'name',
      subject: 'words',
      message_id: 'words',
      body: 'words',
      quoted: 'words',
      is_automatic: 'fact',
      spf: 'fact',
      dkim: 'fact',
      dmarc: 'fact',
      reading_since: 'none',
      fetched_at: 'fact',
      told_at: 'none',
      received_at: 'fact',
      attempts: 'none',
      next_attempt_at: 'none',
      last_error: 'words',
    },
  },
  received_words: {
    called: 'Words of emails in the search',
    columns: { seq: 'none', mail_id: 'mail', record_id: 'record', search_text: 'words' },
  },
  received_files: {
    called: 'Files',
    columns: {
      id: 'none',
      received_id: 'mail',
      position: 'none',
      name: 'words',
      type: 'fact',
      bytes: 'fact',
      content: 'file',
      orphaned_at: 'none',
    },
  },
  webhook_events: { columns: { id: 'none', type: 'none', received_at: 'none' } },
}
