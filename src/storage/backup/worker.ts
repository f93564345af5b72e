import { createBackupWriter } from './backupWriter';
import type { BackupMessage } from './messages';

const write = createBackupWriter(() => navigator.storage.getDirectory());

addEventListener('message', ({ data }: MessageEvent<BackupMessage>) => write(data, (answer) => postMessage(answer)));
