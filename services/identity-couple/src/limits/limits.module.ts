import { Module } from '@nestjs/common';
import { Allowances } from './allowances.js';
import { AllowancesRepository } from './allowances.repository.js';

@Module({ providers: [Allowances, AllowancesRepository], exports: [Allowances] })
export class LimitsModule {}
