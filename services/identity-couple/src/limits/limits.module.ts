import { Module } from '@nestjs/common';
import { Allowances } from './allowances.js';

@Module({ providers: [Allowances], exports: [Allowances] })
export class LimitsModule {}
