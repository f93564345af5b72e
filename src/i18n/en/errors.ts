export const errors = {
  heading: 'Something went wrong',
  means: 'The app has made a mistake, not you. Your games are kept just as they were.',
  again:
    'It went wrong again straight away. Reload the app, or go back to the start. Your games are kept just as they were.',
  goOn: 'Continue',
  reload: 'Reload',
  save: 'Save a report',
  about:
    'The report is a text file for whoever repairs the app: the error, the browser, and the game with its names. Nothing is sent.',
  saved: 'The report is saved.',
  failed: 'The report could not be saved here.',
  home: 'Home',
  /** The report itself: what its file is called, and its first two lines. */
  report: {
    file: 'report',
    title: 'Lumicora: error report',
    isYours: 'Nobody but you has this file. Of yourselves it holds only the names in the game below.',
  },
};

export type ErrorTexts = Readonly<typeof errors>;
