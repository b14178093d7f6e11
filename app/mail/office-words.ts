// The mails' words about the offices, in each language.
import { officeNames } from '#app/content/company/office-names.ts'
import type { Office } from '#app/content/company/offices.ts'
import type { Company } from '#app/features/texts/company/company.server.ts'
import { hoursInWords, hoursOf, type WorkingHours } from '#app/time/working-hours.ts'
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
    hours: ({ id }, words) => sentences(hoursInWords.en, hoursOf(words[id].hours)),
  },
  ko: {
    city: ({ id }) => korean[id].city,
    title: ({ id }) => korean[id].title,
    place: ({ id }) => `${korean[id].country} ${korean[id].city}`,
    hours: ({ id }, words) => sentences(hoursInWords.ko, hoursOf(words[id].hours)),
  },
  fr: {
    city: ({ id }) => french[id].city,
    title: ({ id }) => french[id].title,
    place: ({ id }) => `${french[id].city}, ${french[id].country}`,
    hours: ({ id }, words) => sentences(hoursInWords.fr, hoursOf(words[id].hours)),
  },
}

const partsOf = ({ open, closed }: (typeof hoursInWords)[Language], hours: WorkingHours) =>
  [open(hours), closed(hours)].filter(Boolean)
const sentences = (...told: Parameters<typeof partsOf>) =>
  partsOf(...told)
    .map((part) => `${part}.`)
    .join(' ')
