import site from '../../package.json' with { type: 'json' }

/** Of the site, as package.json has it. */
export const { version } = site
