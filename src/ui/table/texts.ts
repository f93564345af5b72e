import { computed } from '@preact/signals';
import { TABLE_TEXTS } from '../../i18n/table/tableTexts';
import { language } from '../language';

/** Everything said at the table, in the language of the page. */
export const tableTexts = computed(() => TABLE_TEXTS[language.value]);
