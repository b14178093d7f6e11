// The mails' words about the offices, in each language.
import { type Office, officeNames } from '#app/content/company/offices.ts'
import type { Company } from '#app/features/texts/company/company.server.ts'
import type { Language } from '#db/tables/records.ts'

type OfficeWords = {
  city: (office: Office) => string
  title: (office: Office) => string
  place: (office: Office) => string
  hours: (office: Office, words: Company['words'][Language]) => string
}

const { ko: korean, fr: french } = officeNames

export const officeCopy: Record<Language, OfficeWords> = {
  en: {
    city: ({ city }) => city,
    title: ({ title }) => title,
    place: ({ city, country }) => `${city}, ${country}`,
    hours: ({ id }, { hours, weekend }) => `${hours[id]}. ${weekend}.`,
  },
  ko: {
    city: ({ id }) => korean[id].city,
    title: ({ id }) => korean[id].title,
    place: ({ id }) => `${korean[id].country} ${korean[id].city}`,
    hours: ({ id }, { hours, weekend }) => `${hours[id]}. ${weekend}.`,
  },
  fr: {
    city: ({ id }) => french[id].city,
    title: ({ id }) => french[id].title,
    place: ({ id }) => `${french[id].city}, ${french[id].country}`,
    hours: ({ id }, { hours, weekend }) => `${hours[id]}\u00a0; ${weekend}`,
  },
}
