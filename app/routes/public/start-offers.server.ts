// What the start page of a language says of our work, until the texts of the services are signed off in it.
import type { Phrase, Say } from '#app/languages/phrases.server.ts'

const services = {
  'software-development': [
    'Software Development',
    'Web, mobile and back-office applications built around how your people work, handed over with source code and tests.',
  ],
  'cloud-solutions': [
    'Cloud Solutions',
    'Planning, moving and running systems in the cloud, with costs you can follow and backups that have been restored.',
  ],
  'data-analytics': [
    'Data Analytics',
    'One agreed set of figures, drawn from your own systems, that people can find, trust and use for a decision.',
  ],
  cybersecurity: [
    'Cybersecurity',
    'Finding the weaknesses that matter, closing them in order of risk, and being ready for the day something happens.',
  ],
} as const satisfies Record<string, readonly [Phrase, Phrase]>

/**
 * @param shown the services that staff have not hidden
 * @param reviewed the addresses of the pages in the language
 */
export function startServices(say: Say, shown: ReadonlySet<string>, reviewed: ReadonlyMap<string, string>) {
  const list = Object.entries(services).filter(([id]) => shown.has(id))
  return {
    title: say('What we do'),
    lead: say('Four kinds of work, from the first conversation to daily operation. Use one, or all of them.'),
    action: say('Talk to us about it'),
    list: list.map(([id, [title, summary]]) => ({
      id,
      title: say(title),
      to: reviewed.has(`/services/${id}`) ? `/services/${id}` : undefined,
      summary: say(summary),
      about: say('about {title}', { title: say(title) }),
    })),
  }
}

type Words = readonly [Phrase, Phrase]

/** Blank forms: each line says what goes there. */
const sheets: readonly { service: Phrase; name: Phrase; text: Phrase; lines: readonly Words[] }[] = [
  {
    service: 'Software Development',
    name: 'Release and test report',
    text: 'What was tested before a release, what failed and what is still open.',
    lines: [
      ['Automated tests', 'Passed, failed and skipped, each by name'],
      ['Known errors', 'Each with its effect, its owner and a date'],
      ['Released by', 'One person from your side and one from ours'],
    ],
  },
  {
    service: 'Managed Services',
    name: 'Restore record',
    text: 'A backup counts only once it has been restored. You receive the record.',
    lines: [
      ['Restored to', 'A machine separate from the live system'],
      ['Records compared', 'The number in the copy and in the original'],
      ['Checked by', 'Two people, with the date'],
    ],
  },
  {
    service: 'IT Consulting',
    name: 'Decision paper',
    text: 'What you need in order to decide, and what we recommend.',
    lines: [
      ['Risks', 'What can go wrong, and how we would notice'],
      ['Recommendation', 'One, and what would change it'],
      ['Decision', 'Yours, with a name and a date'],
    ],
  },
]

export const startSheets = (say: Say) => ({
  title: say('What you receive'),
  lead: say('Every step of a project leaves something you can read, check and keep.'),
  sample: say('Blank form'),
  list: sheets.map(({ service, name, text, lines }) => ({
    service: say(service),
    name: say(name),
    text: say(text),
    lines: lines.map(([label, value]) => ({ label: say(label), value: say(value) })),
  })),
})
