import type { Phrase } from '#app/languages/phrases.server.ts'
import type { PersonalData } from '#db/personal-data.ts'

export const webhooksData: PersonalData<'webhook_deliveries' | 'webhook_targets', Phrase> = {
  webhook_targets: {
    columns: {
      id: 'none',
      kind: 'none',
      name: 'none',
      host: 'none',
      sealed_address: 'none',
      sealed_secret: 'none',
      events: 'none',
      has_personal: 'none',
      is_on: 'none',
      failing_since: 'none',
      created_at: 'none',
      version: 'none',
    },
  },
  webhook_deliveries: {
    called: 'News of changes, sent to other programs',
    columns: {
      id: 'none',
      target_id: 'none',
      event_id: 'none',
      event: 'fact',
      reference: 'reference',
      body: 'words',
      status: 'none',
      attempts: 'none',
      first_attempt_at: 'none',
      next_attempt_at: 'none',
      locked_until: 'none',
      last_error: 'words',
      last_answer: 'words',
      created_at: 'fact',
      sent_at: 'fact',
    },
  },
}
