// The mails' words about the offices, in each language.
import { officeNames } from '#app/content/company/office-names.ts'
import type { Office } from '#app/content/company/offices.ts'
import { hoursInWords, hoursOf, type WorkingHours } from '#app/time/working-hours.ts'
import type { Language } from '#db/tables/records.ts'

/** Each office's hours, in one language. */
export type HoursOfOffices = Record<Office['id'], { hours: Parameters<typeof hoursOf>[0] }>

type OfficeWords = {
  city: (office: Office) => string
  title: (office: Office) => string
  place: (office: Office) => string
  hours: (office: Office, of: HoursOfOffices) => string
}

const { ko: korean, fr: french } = officeNames

export const officeCopy: Record<Language, OfficeWords> = {
  en: {
    city: ({ city }) => city,
    title: ({ title }) => title,
    place: ({ city, country }) => `${city}, ${country}`,
    hours: ({ id }, of) => sentences(hoursInWords.en, hoursOf(of[id].hours)),
  },
  ko: {
    city: ({ id }) => korean[id].city,
    title: ({ id }) => korean[id].title,
    place: ({ id }) => `${korean[id].country} ${korean[id].city}`,
    hours: ({ id }, of) => sentences(hoursInWords.ko, hoursOf(of[id].hours)),
  },
  fr: {
    city: ({ id }) => french[id].city,
    title: ({ id }) => french[id].title,
    place: ({ id }) => `${french[id].city}, ${french[id].country}`,
    hours: ({ id }, of) => sentences(hoursInWords.fr, hoursOf(of[id].hours)),
  },
}

const partsOf = ({ open, closed }: (typeof hoursInWords)[Language], hours: WorkingHours) =>
  [open(hours), closed(hours)].filter(Boolean)
const sentences = (...told: Parameters<typeof partsOf>) =>
  partsOf(...told)
    .map((part) => `${part}.`)
    .join(' ')
