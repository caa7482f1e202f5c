export type { Turn } from '@anew/coach-safety/turn';
