import type { PersonalData } from '#db/personal-data.ts'

export const peopleData: PersonalData<'erasures'> = {
  erasures: {
    called: 'Earlier erasures',
    columns: { id: 'none', address_hash: 'hash', key_mark: 'none', at: 'fact', cleaned_at: 'none' },
    stays: 'A keyed hash of the address stays, so that the data is erased again after an older backup is restored.',
  },
}
