import type { Phrase } from '#app/languages/phrases.server.ts'
import type { TextAction } from '#db/tables/texts.ts'

/** A link to the preview of a draft or a planned text is valid for so long. */
export const draftLinkDays = 7

export const textWords = {
  saved: 'Draft saved. Visitors don’t see it until it’s published.',
  published: 'Published: the site shows it now.',
  planned: 'Scheduled: the site shows it from the time you chose.',
  hidden: 'Visitors won’t see it while it’s hidden in its list.',
  incomplete:
    'Visitors won’t see it until {count, plural, one {this field is} other {these fields are}} filled in: {fields}.',
  unsigned: 'Visitors won’t see its page until “{text}” is published too.',
  publishToo: 'Publish “{text}” too',
  opened: 'Published. Visitors now see these pages: {pages}.',
  noEntry: 'Visitors won’t see its page until an entry of “{list}” is published too.',
  unpublished: 'Visitors won’t see it until the English text of “{text}” is published.',
  closed: 'Visitors won’t see it while this language is closed.',
  undone: 'Last publish undone.',
  cancelled: 'Scheduled change cancelled.',
  ended: 'Scheduled text ended: the text from before is back.',
  stillPlanned: 'The text scheduled for {time} still replaces it then.',
  named: 'The company’s name was saved as “{placeholder}”, so the text follows its next change.',
  returned: 'Default text restored.',
  offline: 'Taken offline. Its words are kept as a draft.',
  restored: 'Earlier version restored.',
  previewLinks:
    'Each time you choose “Preview on the page”, a link is created that lets anyone read the text for {days} days, unless it is withdrawn or another draft is saved.',
  translationLinks:
    'Each time you choose “Preview on the page”, a link is created that lets anyone read the pages of this language with every translation in place for {days} days, unless it is withdrawn.',
  nothingToPreview: 'There is no draft or scheduled text to preview.',
  linkWithdrawn: 'Preview link withdrawn.',
  linksWithdrawn: 'Preview links withdrawn.',
  linkGone: 'That preview link has already been withdrawn or has expired.',
  nothingToPublish: 'There is no draft to publish.',
  draftRefused: 'This draft is not complete. Save it with “Publish now” to see what is missing.',
  nothingToUndo: 'There is nothing to undo.',
  gone: 'This version no longer exists.',
  changedMeanwhile:
    'This text was changed while you were looking at it, so your change was not made. Please check it again.',
  pictureDeleted:
    'That text uses a picture that has been deleted from the media library, so it was not restored. Upload the picture again, or edit the text and choose another.',
  conflict: 'Someone else saved this text while you were working on it. Yours is kept as a version.',
  temporary: 'A text with an end date is on the site. Undo its publication before you schedule another.',
  failed: 'We couldn’t save the text. Your text is still here: please try again.',
  added: 'Added. Now write its text and publish it.',
  removed: 'Removed. It stays below the list, from where you can put it back.',
  ordered: 'List changed.',
  names:
    '{company}, {slogan} and {mark} stand for what the brand board says, so the text follows it. A list is counted by its name and the words for one and for several, as in {courses|course|courses}: courses, frontEndCourses, backEndCourses, products, services, industries, sectors, caseStudies, values, openPositions. A capital letter begins a sentence.',
  misfit: 'The saved text no longer fits this release, so the site shows the default. Save this form to replace it.',
} as const satisfies Record<string, Phrase>

export const actionLabels = {
  saved: 'Draft saved',
  published: 'Published',
  planned: 'Scheduled',
  cancelled: 'Schedule cancelled',
  restored: 'Restored',
  undone: 'Publishing undone',
  returned: 'Back to the default text',
  conflict: 'Not saved: someone else saved first',
} as const satisfies Record<TextAction, Phrase>

type Standing = { isHidden: boolean; isPublished: boolean; hasDraft: boolean; isPlanned: boolean }

/** Where a text or an entry stands: whether visitors see it, and what waits to be published. */
export const wordsOfState = ({ isHidden, isPublished, hasDraft, isPlanned }: Standing) => [
  ...(isHidden ? (['Hidden'] as const) : isPublished ? (['Published'] as const) : []),
  ...(hasDraft || isPlanned || !(isPublished || isHidden) ? (['Draft'] as const) : []),
]
