import type { TextAction } from '#db/tables/texts.ts'

/** A link to the preview of a draft or a planned text is valid for so long. */
export const draftLinkDays = 7

export const textWords = {
  saved: 'The draft is saved. Visitors still see the published text.',
  published: 'Published: the site shows it now.',
  planned: 'Scheduled: the site shows it from the time you chose.',
  undone: 'The last publication is undone.',
  returned: 'The site shows its own text again.',
  restored: 'The earlier version is restored.',
  previewLinks: `Each press of “Preview on the page” makes a link with which anyone can read the text for ${draftLinkDays} days, unless it is withdrawn or another draft is saved.`,
  nothingToPreview: 'There is no draft and no planned text to preview.',
  linkWithdrawn: 'The preview link is withdrawn: it shows what is published.',
  linksWithdrawn: 'The preview links are withdrawn: they show what is published.',
  linkGone: 'That preview link was withdrawn already, or has ended.',
  nothingToUndo: 'There is nothing to undo.',
  gone: 'This version no longer exists.',
  changedMeanwhile: 'This text was changed while you were looking at it, so nothing was done. Please look again.',
  pictureDeleted:
    'That text shows a picture which was deleted from the media library, so nothing was done. Upload the same picture again, or edit the text and choose another.',
  conflict: 'Another person saved this text while you were working on it. Yours is kept as a version.',
  temporary: 'A text with an end date is on the site. Undo its publication before you schedule another.',
  failed: 'The text could not be saved. Your text is still here; please try again.',
  added: 'Added. Visitors see it once you publish its text.',
  ordered: 'The list is changed, and the site shows it now.',
  names:
    '{company}, {slogan} and {mark} stand for what the brand board says, so the text follows it. A list is counted by its name and the words for one and for several, as in {courses|course|courses}: courses, frontEndCourses, backEndCourses, products, services, industries, sectors, caseStudies, values, openPositions. A capital letter begins a sentence.',
  misfit: 'The stored text no longer fits this release, so the site shows its own. Save this form to replace it.',
} as const

export const actionLabels: Record<TextAction, string> = {
  saved: 'Draft saved',
  published: 'Published',
  planned: 'Planned',
  restored: 'Put back',
  undone: 'Publishing undone',
  returned: 'Back to the site’s own text',
  conflict: 'Not saved: another person saved first',
}
