import type { TextAction } from '#db/tables/texts.ts'

export const textWords = {
  saved: 'The draft is saved. Visitors read what they read before.',
  published: 'Published: the site shows it now.',
  planned: 'Saved: the site shows it from the moment you chose.',
  undone: 'The last publishing is undone.',
  returned: 'The site shows its own text again.',
  restored: 'The earlier version is on the site again.',
  nothingToUndo: 'There is nothing to undo.',
  gone: 'That version is not there.',
  changedMeanwhile: 'This text was changed while you were looking at it, so nothing was done. Please look again.',
  conflict: 'Another person saved this text while you were working on it. Yours is kept as a version.',
  temporary: 'A text that is shown for a time only stands on the site. Take it back before you plan another.',
  failed: 'The text could not be saved. Everything you typed is still here: please try again.',
  misfit: 'The stored text no longer fits this release, so the site shows its own. Save this form to replace it.',
} as const

export const actionLabels: Record<TextAction, string> = {
  saved: 'Draft saved',
  published: 'Published',
  planned: 'Planned',
  restored: 'Put back',
  undone: 'Publishing undone',
  returned: 'Back to the site’s own text',
  conflict: 'Not saved: somebody was quicker',
}
