import type { ExportStream } from '../account/export.js';
import type { ListPage } from '../list-page.js';
import type { Call, NoInput } from '../rpc/call.js';
import type {
  CreateEntryDto,
  DecideSharingDto,
  DescribePhotoDto,
  EntriesPageDto,
  EntryRefDto,
  JournalMonthDto,
  NewsSeenDto,
  PeriodPageDto,
  PhotoRefDto,
  PutPhotoDto,
  ReplyDto,
  SaveAppreciationDto,
  TextRefDto,
  UpdateEntryDto,
} from './dto.js';
import type {
  Appreciation,
  AppreciationStats,
  EntryPhoto,
  JournalDay,
  JournalEntry,
  JournalStats,
  News,
  PhotoBytes,
  Reply,
  SharingDecided,
  UndecidedSharing,
} from './views.js';

export const journalRpc = {
  account: { export: 'rpc.journal.account.export.v1' },
  entries: {
    page: 'rpc.journal.entries.page.v1',
    stats: 'rpc.journal.entries.stats.v1',
    days: 'rpc.journal.entries.days.v1',
    create: 'rpc.journal.entries.create.v1',
    update: 'rpc.journal.entries.update.v1',
    delete: 'rpc.journal.entries.delete.v1',
  },
  photos: {
    get: 'rpc.journal.photos.get.v1',
    put: 'rpc.journal.photos.put.v1',
    describe: 'rpc.journal.photos.describe.v1',
    remove: 'rpc.journal.photos.remove.v1',
  },
  appreciations: {
    page: 'rpc.journal.appreciations.page.v1',
    stats: 'rpc.journal.appreciations.stats.v1',
    today: 'rpc.journal.appreciations.today.v1',
    save: 'rpc.journal.appreciations.save.v1',
  },
  reactions: {
    thank: 'rpc.journal.reactions.thank.v1',
    unthank: 'rpc.journal.reactions.unthank.v1',
    reply: 'rpc.journal.reactions.reply.v1',
    unreply: 'rpc.journal.reactions.unreply.v1',
  },
  news: {
    list: 'rpc.journal.news.list.v1',
    seen: 'rpc.journal.news.seen.v1',
  },
  sharing: {
    undecided: 'rpc.journal.sharing.undecided.v1',
    decide: 'rpc.journal.sharing.decide.v1',
  },
} as const;

export interface JournalRpcMap {
  [journalRpc.entries.page]: Call<EntriesPageDto, ListPage<JournalEntry>>;
  [journalRpc.entries.stats]: Call<NoInput, JournalStats>;
  [journalRpc.entries.days]: Call<JournalMonthDto, JournalDay[]>;
  [journalRpc.entries.create]: Call<CreateEntryDto, JournalEntry>;
  [journalRpc.entries.update]: Call<UpdateEntryDto, JournalEntry>;
  [journalRpc.entries.delete]: Call<EntryRefDto, null>;
  [journalRpc.photos.get]: Call<PhotoRefDto, PhotoBytes>;
  [journalRpc.photos.put]: Call<PutPhotoDto, EntryPhoto>;
  [journalRpc.photos.describe]: Call<DescribePhotoDto, EntryPhoto>;
  [journalRpc.photos.remove]: Call<EntryRefDto, null>;
  [journalRpc.appreciations.page]: Call<PeriodPageDto, ListPage<Appreciation>>;
  [journalRpc.appreciations.stats]: Call<NoInput, AppreciationStats>;
  [journalRpc.appreciations.today]: Call<NoInput, Appreciation | null>;
  [journalRpc.appreciations.save]: Call<SaveAppreciationDto, Appreciation>;
  [journalRpc.reactions.thank]: Call<TextRefDto, null>;
  [journalRpc.reactions.unthank]: Call<TextRefDto, null>;
  [journalRpc.reactions.reply]: Call<ReplyDto, Reply>;
  [journalRpc.reactions.unreply]: Call<TextRefDto, null>;
  [journalRpc.news.list]: Call<NoInput, News>;
  [journalRpc.news.seen]: Call<NewsSeenDto, null>;
  [journalRpc.sharing.undecided]: Call<NoInput, UndecidedSharing | null>;
  [journalRpc.sharing.decide]: Call<DecideSharingDto, SharingDecided>;
}

export interface JournalStreamMap {
  [journalRpc.account.export]: ExportStream;
}
