import { Module } from '@nestjs/common';
import { Resealer } from './resealer.js';
import { SealedColumnsRepository } from './sealed-columns.repository.js';

@Module({ providers: [Resealer, SealedColumnsRepository] })
export class RotationModule {}
