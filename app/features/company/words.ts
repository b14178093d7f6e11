export const companyWords = {
  saved: 'Company settings saved',
  failed: 'Failed to save the settings. Please try again.',
  changed: 'Somebody changed this while you were looking at it. Reload the page and look again.',
}
