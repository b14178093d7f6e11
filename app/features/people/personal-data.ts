import type { Phrase } from '#app/languages/phrases.server.ts'
import type { PersonalData } from '#db/personal-data.ts'

export const peopleData: PersonalData<'data_links' | 'erasure_requests' | 'erasures', Phrase> = {
  data_links: {
    called: 'Links to the person’s data',
    columns: {
      token_hash: 'none',
      email: 'address',
      request_id: 'none',
      created_at: 'fact',
      expires_at: 'fact',
    },
    stays:
      'The link goes on to tell the person that the data is erased. It has no address then, and is deleted when it expires.',
  },
  erasure_requests: {
    called: 'Requests for erasure',
    columns: {
      id: 'none',
      email: 'address',
      requested_at: 'fact',
      due_by: 'fact',
      closed_at: 'fact',
      is_erased: 'fact',
    },
    stays: 'It proves, without the address, that the request was carried out in time, and is deleted after 24 months.',
  },
  erasures: {
    called: 'Earlier erasures',
    columns: { id: 'none', address_hash: 'hash', key_mark: 'none', at: 'fact', cleaned_at: 'none' },
    stays: 'A keyed hash of the address stays, so that the data is erased again after an older backup is restored.',
  },
}
